/** A text of the content, and the field names and row indexes that lead to it. */
type PlacedText = { text: string; path: PropertyKey[] };

/** Every text in a value, however deep; of a phone number, the one that is printed. */
export function textsIn(value: unknown, path: PropertyKey[] = []): PlacedText[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  if ('national' in value) return textsIn(value.national, path);
  return Object.entries(value).flatMap(([key, part]) =>
    textsIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
