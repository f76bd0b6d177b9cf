import type { z } from 'zod';
import { pathsOf } from './fields';
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
  const problems = error.issues.flatMap((issue) =>
    pathsOf(issue).map((path) => problemAt(file, path, issue.message, value)),
  );
  // A wrong value can break several rules that share one sentence, such as type and length.
  throw new ContentError([...new Map(problems.map((one) => [one.message, one])).values()]);
}
