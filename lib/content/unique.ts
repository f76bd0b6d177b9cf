import { z } from 'zod';
import { quote } from './quote';

/**
 * Reports every row whose `field` repeats an earlier row's, at the repeated row. Mistakes in other
 * fields and rows do not hide it.
 */
export function unique<Row extends Record<string, unknown>>(field: keyof Row & string) {
  return z.superRefine<Row[]>(
    (rows, context) => {
      const seen = new Set<unknown>();
      // Rows that broke a rule are among them, so a row may be anything.
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
