import leven from 'leven';

/** A zod error message that says what a value must be, what it is instead and, if `hint` knows it, the remedy. */
export function mustBe(rule: string, hint = (_value: unknown): string | undefined => undefined) {
  return {
    error: ({ input, expected }: { input?: unknown; expected?: unknown }) => {
      if (input === undefined) return `is missing: it must be ${rule}`;
      if (input === '') return `is empty: it must be ${rule}`;
      const advice = hint(input) ?? typeHint(input, expected);
      return `must be ${rule}, not ${quoted(input)}${advice ? ` (${advice})` : ''}`;
    },
  };
}

function typeHint(value: unknown, type: unknown): string | undefined {
  if (type === 'string' && Array.isArray(value)) return 'remove the square brackets';
  return type === 'string' && typeof value === 'number' ? 'put it in quotes' : undefined;
}

/** A value as error messages quote it: long text is cut. */
export function quoted(value: unknown): string {
  if (Array.isArray(value)) return value.length > 0 ? 'a list' : 'an empty list';
  if (typeof value === 'object' && value !== null) return 'fields in curly brackets';
  if (typeof value !== 'string') return String(value);
  return value.length <= 60 ? `"${value}"` : `"${value.slice(0, 60)}…"`;
}

/** Names as alternatives: one, two or three. */
export function either(names: string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);
}

/** Up to three of the `names` that may be meant by a misspelt `name`, the most similar first. */
export function similar(name: string, names: string[]): string[] {
  const plain = (one: string) => one.toLowerCase().replace(/[^a-z\d]/g, '');
  const distance = (one: string) => leven(plain(name), plain(one));
  const isIn = (one: string) => plain(name).includes(plain(one));
  return names
    .filter((one) => distance(one) <= Math.max(1, name.length / 3) || isIn(one))
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, 3);
}

/** Those of the `names` that contain `name`, or else those that are similar to it. */
export function likelyNames(name: string, names: string[]): string[] {
  const containing = names.filter((one) => name !== '' && one.includes(name));
  return containing.length > 0 ? containing : similar(name, names);
}

/** The likely names, or else all, as alternatives in quotes: "gutters" or "windows". */
export function suggest(name = '', names: string[]): string {
  const found = likelyNames(name, names);
  return either((found.length > 0 ? found : names).map(quoted));
}
