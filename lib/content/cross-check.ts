import { z } from 'zod';
import { quoted } from './must-be';

/** The value to report, and what to say of it; undefined or false if there is nothing to report. */
export type Rule = [path: PropertyKey[], ifBroken: string | false | undefined];

/** A zod check of several values together. Runs once each of them is valid by itself. */
export function crossCheck<Value>(rules: (value: Value) => Rule[]) {
  return z.superRefine<Value>(
    (value, context) => {
      for (const [path, message] of rules(value)) {
        if (message) context.addIssue({ code: 'custom', path, message });
      }
    },
    { when: ({ issues }) => issues.length === 0 },
  );
}

/** A `crossCheck` that no row, or no row's `field`, repeats an earlier one. */
export function unique<Row>(field?: keyof Row & string) {
  return crossCheck<Row[]>((rows) => {
    const values = rows.map((row) => (field === undefined ? row : row[field]));
    return values.map((value, index): Rule => {
      const rule = `is ${quoted(value)} in an earlier row too: each row needs its own`;
      return [
        field === undefined ? [index] : [index, field],
        values.indexOf(value) < index && rule,
      ];
    });
  });
}
