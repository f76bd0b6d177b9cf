import type { z } from 'zod';
import { ContentError, problemAt } from './problem';

/**
 * Validates the value of one content file and returns it as the site uses it: amounts in pence, phone
 * numbers in both notations. Throws a `ContentError` with every problem of the file.
 */
export function defineContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: z.input<Schema>,
): z.output<Schema> {
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  const problems = error.issues.flatMap((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [key]) : [[]];
    return unknown.map((key) => problemAt(file, [...issue.path, ...key], issue.message, value));
  });
  // A wrong value can break several rules that share one sentence, such as type and length.
  throw new ContentError([...new Map(problems.map((one) => [one.message, one])).values()]);
}
