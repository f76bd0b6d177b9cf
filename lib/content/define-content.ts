import type { z } from 'zod';
import { fieldHome } from './field-home';
import { ContentError, problemAt, type Problem } from './problem';
import { soundParts } from './sound-parts';

/**
 * Checks one content file's value against its schema and returns it in the form that the site
 * uses (pounds as pence, phone numbers in both notations). Throws a `ContentError` that lists
 * every problem of the file.
 */
export function defineContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: z.input<Schema>,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const problems = result.error.issues.flatMap((issue) => problemsOf(issue, file, schema, value));
  throw new ContentError(withoutRepetitions(problems), soundParts(schema, value));
}

function problemsOf(
  issue: z.core.$ZodIssue,
  file: string,
  schema: z.ZodType,
  content: unknown,
): Problem[] {
  const { path, message } = issue;
  if (issue.code !== 'unrecognized_keys') return [problemAt(file, path, message, content)];
  return issue.keys.map((key) => {
    const home = fieldHome(schema, key);
    const rule = home ? `belongs inside the curly brackets of ${home}: move it there` : message;
    return problemAt(file, [...path, key], rule, content);
  });
}

/** One wrong value may break several rules, such as those about its type and its length. */
function withoutRepetitions(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [problem.message, problem])).values()];
}
