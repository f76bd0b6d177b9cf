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
