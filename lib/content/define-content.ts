import type { z } from 'zod';
import { ContentError, problemAt, type Problem } from './problem';

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
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const problems = result.error.issues.flatMap((issue) => problemsOf(issue, file, value));
  throw new ContentError(withoutRepetitions(problems));
}

/** A value of the wrong type breaks a rule about its length too, which is one problem. */
function withoutRepetitions(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [problem.message, problem])).values()];
}

function problemsOf(issue: z.core.$ZodIssue, file: string, content: unknown): Problem[] {
  if (issue.code !== 'unrecognized_keys')
    return [problemAt(file, issue.path, rule(issue), content)];
  const unknown = 'is not a field that is known here: correct its spelling or remove it';
  return issue.keys.map((key) => problemAt(file, [...issue.path, key], unknown, content));
}

/** A rule that starts with "must" is followed by what the owner wrote instead. */
function rule(issue: z.core.$ZodIssue): string {
  const { message, input } = issue;
  if (!message.startsWith('must')) return message;
  if (input === undefined) return `is missing: it ${message}`;
  const isBareNumber =
    typeof input === 'number' && issue.code === 'invalid_type' && issue.expected === 'string';
  return `${message}, not ${print(input)}${isBareNumber ? ' (put it in quotes)' : ''}`;
}

const longestQuote = 60;

/** What the owner wrote, in a sentence; of a long text the beginning and how long it is. */
function print(input: unknown): string {
  if (Array.isArray(input)) return input.length > 0 ? 'a list' : 'an empty list';
  if (typeof input === 'object' && input !== null) return 'a group of fields';
  if (typeof input !== 'string') return String(input);
  if (input.length <= longestQuote) return JSON.stringify(input);
  return `${JSON.stringify(`${input.slice(0, longestQuote)}…`)} (${input.length} characters)`;
}
