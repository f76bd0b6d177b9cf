/** The word closest to a mistyped one, at most two letters away; undefined if there is none. */
export function closestWord(mistyped: string, words: readonly string[]): string | undefined {
  const within = (edits: number) =>
    words.find((word) => isWithin(edits, mistyped.toLowerCase(), word.toLowerCase()));
  return within(1) ?? within(2);
}

/** Whether adding, removing or changing at most that many letters turns one word into the other. */
function isWithin(edits: number, one: string, other: string): boolean {
  if (edits < 0) return false;
  if (!one || !other) return one.length + other.length <= edits;
  const [rest, otherRest] = [one.slice(1), other.slice(1)];
  if (one[0] === other[0]) return isWithin(edits, rest, otherRest);
  return (
    isWithin(edits - 1, rest, otherRest) ||
    isWithin(edits - 1, rest, other) ||
    isWithin(edits - 1, one, otherRest)
  );
}
