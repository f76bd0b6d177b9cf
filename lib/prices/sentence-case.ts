/** Words that begin with a capital. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A name for use in a sentence: Gutter clearing gets a small g; a name with more capitals stays as it is. */
export function inSentence(name: string): string {
  return name.replace(/^\p{Lu}(?=\P{Lu}*$)/u, (letter) => letter.toLowerCase());
}

const and = new Intl.ListFormat('en-GB');

/** Names as a list in a sentence, e.g. extension and conservatory. */
export function namesInSentence(named: { name: string }[]): string {
  return and.format(named.map(({ name }) => inSentence(name)));
}
