const longestQuote = 60;

/** What the owner wrote, as a sentence quotes it; of a long text the beginning and how long it is. */
export function quote(value: unknown): string {
  if (Array.isArray(value)) return value.length > 0 ? 'a list' : 'an empty list';
  if (typeof value === 'object' && value !== null) return 'a group of fields';
  if (typeof value !== 'string') return String(value);
  const onOneLine = value.replace(/[\r\n]+/g, ' ');
  if (value.length <= longestQuote) return `"${onOneLine}"`;
  return `"${onOneLine.slice(0, longestQuote)}…" (${value.length} characters)`;
}
