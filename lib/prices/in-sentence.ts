/** What keeps its capital wherever it stands. */
const properNames = /^(Edwardian|French|Georgian|Juliet|Velux|Victorian)$/;

/**
 * A title or a name as it stands within a sentence: Gutter Cleaning is gutter cleaning. Abbreviations such as uPVC keep
 * their capitals, and so do proper names: those above and, where not every word of the title has one, any but its first.
 */
export function inSentence(title: string): string {
  const isTitleCase = !/ \p{Ll}{5}/u.test(title);
  return title.replace(/(?<![\p{L}\d])\p{Lu}\p{Ll}+(?![\p{L}\d])/gu, (word, start) =>
    (isTitleCase || start === 0) && !properNames.test(word) ? word.toLowerCase() : word,
  );
}

const and = new Intl.ListFormat('en-GB');

/** Names as a list within a sentence, e.g. extension and conservatory; pages have them ready: see `withServices`. */
export function namesInSentence(named: { name: string; inSentence?: string }[]): string {
  return and.format(named.map(({ name, inSentence: ready = name }) => ready));
}
