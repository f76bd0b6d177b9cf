import { z } from 'zod';

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
