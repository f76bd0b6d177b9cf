import type { z } from 'zod';

/** What is wrong with the owner's content: one sentence a problem, naming file, entry and rule. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
  }
}

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
  const problems = result.error.issues.flatMap((issue) => sentences(issue, value));
  // A value of the wrong type breaks a rule about its length too, which is one problem.
  throw new ContentError([...new Set(problems)].map((problem) => `${file}: ${problem}`));
}

function sentences(issue: z.core.$ZodIssue, content: unknown): string[] {
  if (issue.code === 'unrecognized_keys') {
    const place = [...places(issue.path, content), ''].join(': ');
    return issue.keys.map(
      (key) =>
        `${place}${key} is not a field that is known here: correct its spelling or remove it`,
    );
  }
  const field = typeof issue.path.at(-1) === 'string' ? issue.path.at(-1) : undefined;
  const place = places(field === undefined ? issue.path : issue.path.slice(0, -1), content);
  return [[...place, [field, rule(issue)].filter(Boolean).join(' ')].join(': ')];
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

/** `['detached', 1]` is `['detached, row 2 (4 Bed)']`: counted from one, named as the owner named it. */
function places(path: PropertyKey[], content: unknown): string[] {
  let value = content;
  const names = path.map((key) => {
    value = (value as Record<PropertyKey, unknown> | undefined)?.[key];
    return typeof key === 'number' ? `row ${key + 1}${label(value)}` : String(key);
  });
  return names.length > 0 ? [names.join(', ')] : [];
}

function label(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return '';
  const name = Object.values(entry).find((value) => typeof value === 'string');
  return name ? ` (${name})` : '';
}
