/** A name as within a sentence: Gutter clearing begins small; with more capitals, it is as its owner wrote it. */
export function inSentence(name: string): string {
  return /^\p{Lu}\P{Lu}*$/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

const and = new Intl.ListFormat('en-GB');

/** Names as a list within a sentence, e.g. extension and conservatory. */
export function namesInSentence(named: { name: string }[]): string {
  return and.format(named.map(({ name }) => inSentence(name)));
}
