import { z } from 'zod';
import { quote } from './quote';

/**
 * A zod check that reports every row whose `field` repeats an earlier row's. Runs even if other
 * fields or rows are invalid.
 */
export function unique<Row extends Record<string, unknown>>(field: keyof Row & string) {
  return z.superRefine<Row[]>(
    (rows, context) => {
      const seen = new Set<unknown>();
      // Invalid rows are included, so a row may be anything.
      rows.forEach((row: Partial<Row> | undefined | null, index) => {
        const value = row?.[field];
        if (value === undefined) return;
        if (seen.has(value)) {
          const message = `is ${quote(value)} in an earlier row too: each row needs its own`;
          context.addIssue({ code: 'custom', path: [index, field], message });
        }
        seen.add(value);
      });
    },
    { when: ({ value }) => Array.isArray(value) },
  );
}
