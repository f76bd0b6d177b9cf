import type { LinkedText } from '../content/linked-text';

/** A text in the content, with the path to it; with its address, if it is a link. */
type FoundText = { text: string; href?: string; path: PropertyKey[] };

/** Every text in a value: of a phone number, the one that is printed; of a text with links, each piece. */
export function textsIn(value: unknown, path: PropertyKey[] = []): FoundText[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  if ('national' in value) return textsIn(value.national, path);
  if ('parts' in value) return (value as LinkedText).parts.map((part) => ({ ...part, path }));
  return Object.entries(value).flatMap(([key, part]) =>
    textsIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
