/** A zod error message that says what a value must be, what it is instead and, if `hint` knows it, the remedy. */
export function mustBe(rule: string, hint = (_value: unknown): string | undefined => undefined) {
  return {
    error: ({ code, input, expected }: { code: string; input?: unknown; expected?: unknown }) => {
      if (input === undefined) return `is missing: it must be ${rule}`;
      // The only unions are of amounts and "on request".
      const type = code === 'invalid_union' ? 'number' : expected;
      const advice = hint(input) ?? typeHint(input, type);
      return `must be ${rule}, not ${quoted(input)}${advice ? ` (${advice})` : ''}`;
    },
  };
}

function typeHint(value: unknown, type: unknown): string | undefined {
  if (type === 'string' && Array.isArray(value)) return 'remove the square brackets';
  if (type === 'string' && typeof value === 'number') return 'put it in quotes';
  const [, amount] = /^£? ?(\d+(\.\d\d?)?)$/.exec(String(value)) ?? [];
  return type === 'number' && amount ? `write ${amount}, without quotes` : undefined;
}

/** A value as error messages quote it: long text is cut, with its length. */
export function quoted(value: unknown): string {
  if (Array.isArray(value)) return value.length > 0 ? 'a list' : 'an empty list';
  if (typeof value === 'object' && value !== null) return 'a group of fields';
  if (typeof value !== 'string') return String(value);
  if (value.length <= 60) return `"${value}"`;
  return `"${value.slice(0, 60)}…" (${value.length} characters)`;
}
