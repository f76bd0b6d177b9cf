/** The remedy for a common mistake, if a value is one. */
export type Hint = (value: unknown) => string | undefined;

/** A zod error message that says what a value must be and what it is instead. */
export function mustBe(rule: string, hint: Hint = () => undefined) {
  return {
    error: ({ input }: { input?: unknown }) => {
      if (input === undefined) return `is missing: it must be ${rule}`;
      const advice = hint(input);
      return `must be ${rule}, not ${quote(input)}${advice ? ` (${advice})` : ''}`;
    },
  };
}

/** Hint for a value that should be text. */
export function quotesHint(value: unknown): string | undefined {
  if (Array.isArray(value)) return 'remove the square brackets';
  return typeof value === 'number' ? 'put it in quotes' : undefined;
}

/** Hint for a value that should be a number. */
export function noQuotesHint(value: unknown): string | undefined {
  const isNumber = typeof value === 'string' && /^\d+(\.\d\d?)?$/.test(value);
  return isNumber ? 'remove the quotes' : undefined;
}

const maxLength = 60;

/** A value as error messages quote it: long text is cut, with its length. */
export function quote(value: unknown): string {
  if (Array.isArray(value)) return value.length > 0 ? 'a list' : 'an empty list';
  if (typeof value === 'object' && value !== null) return 'a group of fields';
  if (typeof value !== 'string') return String(value);
  const onOneLine = value.replace(/[\r\n]+/g, ' ');
  if (value.length <= maxLength) return `"${onOneLine}"`;
  return `"${onOneLine.slice(0, maxLength)}…" (${value.length} characters)`;
}
