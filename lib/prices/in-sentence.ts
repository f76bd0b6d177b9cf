/** Words that keep their capital, as Victorians does, even in a title whose words all have one. */
const properNames = /^(Edwardian|French|Georgian|Juliet|Velux|Victorian)/;

/**
 * A title or name as within a sentence: Gutter & Soffit Cleaning is gutter and soffit cleaning. The names above and
 * abbreviations keep their capitals. Where a long word has none, the others are names, and only the first word changes.
 */
export function inSentence(title: string): string {
  const isTitleCase = !/ \p{Ll}{5}/u.test(title);
  return title
    .replaceAll(' & ', ' and ')
    .replace(/(?<![\p{L}\d])\p{Lu}\p{Ll}+(?![\p{L}\d])/gu, (word, start) =>
      (isTitleCase || start === 0) && !properNames.test(word) ? word.toLowerCase() : word,
    );
}

const and = new Intl.ListFormat('en-GB');

/** Names as a list within a sentence, e.g. extension and conservatory, in the wording that `withServices` adds. */
export function namesInSentence(named: { name: string; inSentence?: string }[]): string {
  return and.format(named.map(({ name, inSentence: ready = name }) => ready));
}
