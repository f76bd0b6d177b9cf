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
  if (typeof value === 'object' && value !== null) return 'a group of fields';
  if (typeof value !== 'string') return String(value);
  return value.length <= 60 ? `"${value}"` : `"${value.slice(0, 60)}…"`;
}

/** Names as alternatives: one, two or three. */
export function either(names: string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);
}

/**
 * Up to three of the names that are most like one: the same but for capitals and hyphens, or else those
 * that share a word with it or differ in a few letters, the most similar first.
 */
export function similar(name: string, names: string[]): string[] {
  const plain = (one: string) => one.toLowerCase().replace(/[^a-z\d]/g, '');
  const same = names.filter((one) => plain(one) === plain(name));
  if (same.length > 0) return same;
  const words = (one: string) => one.match(/[A-Za-z][a-z]{3,}/g)?.map(plain) ?? [];
  const sharesWord = (one: string) =>
    plain(one).startsWith(plain(name)) || words(one).some((word) => plain(name).includes(word));
  const sorted = (one: string) => [...plain(one)].sort().join('');
  const distance = (one: string) =>
    sorted(one) === sorted(name) ? 1 : editDistance(plain(name), plain(one));
  return names
    .filter(
      (one) =>
        sharesWord(one) || distance(one) <= Math.max(name.length > 3 ? 2 : 1, name.length / 3),
    )
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, 3);
}

/** Those names of a list that are most like one, in quotes; if none is like it, all of them. */
export function closest(name = '', names: string[]): string {
  const found = similar(name, names);
  return either((found.length > 0 ? found : names).map(quoted));
}

/** How many letters have to be typed, removed or changed to get from one word to the other (Levenshtein). */
function editDistance(one: string, other: string): number {
  let row = [...other, ''].map((_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    row = row.reduce<number[]>((next, above, column) => {
      const swap = row[column - 1]! + Number(letter !== other[column - 1]);
      return [...next, column === 0 ? index + 1 : Math.min(above + 1, next.at(-1)! + 1, swap)];
    }, []);
  }
  return row.at(-1)!;
}
