import type { z } from 'zod';
import { parentGroup } from './parent-group';
import { ContentError, problemAt, type Problem } from './problem';
import { validParts } from './valid-parts';

/**
 * Validates the value of one content file and returns it as the site uses it: amounts in pence, phone
 * numbers in both notations. Throws a `ContentError` with every problem of the file.
 */
export function defineContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: z.input<Schema>,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const problems = result.error.issues.flatMap((issue) => problemsOf(issue, file, schema, value));
  throw new ContentError(withoutDuplicates(problems), validParts(schema, value));
}

function problemsOf(
  issue: z.core.$ZodIssue,
  file: string,
  schema: z.ZodType,
  content: unknown,
): Problem[] {
  const { path, message } = issue;
  if (issue.code !== 'unrecognized_keys') return [problemAt(file, path, message, content)];
  const rules = message.split('\n');
  return issue.keys.map((key, index) => {
    const parent = parentGroup(schema, key);
    const rule = parent
      ? `belongs inside the curly brackets of ${parent}: move it there`
      : rules[index]!;
    return problemAt(file, [...path, key], rule, content);
  });
}

/** A wrong value can break several rules that share one sentence, such as type and length. */
function withoutDuplicates(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [problem.message, problem])).values()];
}
