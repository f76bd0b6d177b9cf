import type { LinkedText } from '../content/linked-text';

/** A text in the content, with its path and, if it is a link, its address. */
type FoundText = { text: string; href?: string; path: PropertyKey[] };

/** Every text in a value: a phone number as it is printed, and a text with links in runs. */
export function textsIn(value: unknown, path: PropertyKey[] = []): FoundText[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  if ('national' in value) return textsIn(value.national, path);
  const { runs } = value as Partial<LinkedText>;
  // Amounts have the ids that owners choose, perhaps also runs.
  if (Array.isArray(runs)) return runs.map((run) => ({ ...run, path }));
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
