/** A zod error message with the rule for a value, and the value found. */
export function mustBe(rule: string) {
  return {
    error: ({ input, expected }: { input?: unknown; expected?: unknown }) => {
      if (input === undefined) return `is missing: it must be ${rule}`;
      if (input === '') return `is empty: it must be ${rule}`;
      return `must be ${rule}, not ${quoted(input)}${remedyFor(input, String(expected))}`;
    },
  };
}

function remedyFor(value: unknown, type: string): string {
  if (value === false) return ' (if you have none, remove it)';
  if (type === 'string' && typeof value === 'number') return ' (put it in quotes)';
  const written: Record<string, RegExp> = { boolean: /^(true|false)$/, number: /^\d+(\.\d+)?$/ };
  return written[type]?.test(String(value)) ? ' (remove the quotes)' : '';
}

/** A value as error messages quote it: long text is cut. */
export function quoted(value: unknown): string {
  if (Array.isArray(value)) return value.length > 0 ? 'a list' : 'an empty list';
  if (typeof value === 'object' && value !== null) return 'fields in curly brackets';
  if (typeof value !== 'string') return String(value);
  return value.length <= 60 ? `"${value}"` : `"${value.slice(0, 60)}…"`;
}

/** Names joined by commas and “or”: one, two or three. */
export function either(names: string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);
}
