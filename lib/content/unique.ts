import { z } from 'zod';
import { quote } from './quote';

/**
 * A zod check that reports every row whose `field` repeats an earlier row's; without a field, every row
 * that repeats an earlier one. Runs even if other fields or rows are invalid.
 */
export function unique<Row>(field?: keyof Row & string) {
  return z.superRefine<Row[]>(
    (rows, context) => {
      const seen = new Set<unknown>();
      // Invalid rows are included, so a row may be anything.
      rows.forEach((row: Partial<Row> | undefined | null, index) => {
        const value: unknown = field === undefined ? row : row?.[field];
        if (value === undefined) return;
        if (seen.has(value)) {
          const message = `is ${quote(value)} in an earlier row too: each row needs its own`;
          const path = field === undefined ? [index] : [index, field];
          context.addIssue({ code: 'custom', path, message });
        }
        seen.add(value);
      });
    },
    { when: ({ value }) => Array.isArray(value) },
  );
}
