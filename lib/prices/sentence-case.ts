/** Words with their first letter as a capital. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A name as within a sentence: Gutter clearing begins small; with more capitals, it is as its owner wrote it. */
export function inSentence(name: string): string {
  return name.replace(/^\p{Lu}(?=\P{Lu}*$)/u, (letter) => letter.toLowerCase());
}

const and = new Intl.ListFormat('en-GB');

/** Names as a list within a sentence, e.g. extension and conservatory. */
export function namesInSentence(named: { name: string }[]): string {
  return and.format(named.map(({ name }) => inSentence(name)));
}
