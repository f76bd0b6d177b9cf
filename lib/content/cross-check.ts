import { z } from 'zod';
import { quote } from './must-be';

/** A rule that several values break together, told at one of them. */
type BrokenRule = { path: PropertyKey[]; message: string };

/** A zod check of several values together. Runs once each of them is valid by itself. */
export function crossCheck<Value>(brokenRules: (value: Value) => BrokenRule[]) {
  return z.superRefine<Value>(
    (value, context) => {
      for (const rule of brokenRules(value)) context.addIssue({ code: 'custom', ...rule });
    },
    { when: ({ issues }) => issues.length === 0 },
  );
}

/** A `crossCheck` that no row, or no row's `field`, repeats an earlier one. */
export function unique<Row>(field?: keyof Row & string) {
  return crossCheck<Row[]>((rows) => {
    const values = rows.map((row) => (field === undefined ? row : row[field]));
    return values.flatMap((value, index) => {
      if (values.indexOf(value) === index) return [];
      const message = `is ${quote(value)} in an earlier row too: each row needs its own`;
      return { path: field === undefined ? [index] : [index, field], message };
    });
  });
}
