/** Invisible characters that come with text copied from a phone or a web page, and controls, which HTML forbids. */
const invisible =
  /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]|(?![\s\u0080-\u009F])\p{Cc}/gu;

/** The text without invisible characters, on one line, with single spaces. */
export function cleanText(text: string): string {
  return text.replace(invisible, '').replace(/\s+/g, ' ').trim();
}

/** The text with curly apostrophes after letters and around ’n’, but not in an address or after digits, as in 20'. */
export function curlApostrophes(text: string): string {
  // Words end at brackets too: in [Jo's](https://…), only the first part changes.
  return text.replace(/[^\s[\]()]+/g, (word) =>
    /@|:\/\//.test(word) ? word : word.replace(/(?<=\p{L})'|'(?=n\b)/giu, '’'),
  );
}

/** HTML, Markdown and garbled letters; narrow enough that "A < B", "<3", "5 * 3" and a footnote's * are plain text. */
const markupPatterns = [
  /<\/?[a-z][\w-]*(\s[^<>]*)?\/?>|<!--/i,
  /!?\[[^\][]*\]\([^()]*\)/,
  /&(#\d+|#x[\da-fA-F]+|[a-z]+\d*);/,
  /\*\*[^*]+\*\*|__[^_]+__/,
  // Not two footnotes' asterisks, which have the end of a sentence between them or a space beside one.
  /(?<![\w*])\*(?=[^\s*])[^*.!?]*[^\s*]\*(?![\w*])|(?<![\w_])_(?=[^\s_])[^_.!?]*[^\s_]_(?![\w_])/,
  /^#{1,6} /,
  // Characters that were saved in one encoding and opened in another: ’ becomes â€™ or a control, £ becomes Â£.
  /â(€.?|‚¬)|[ÂÃ][¡-¿]|\S*[\u0080-\u009F]\S*/,
];

/** The first HTML, Markdown or garbled letters in a text. */
export function findMarkup(text: string): string | undefined {
  return markupPatterns.map((pattern) => pattern.exec(text)?.[0].trim()).find(Boolean);
}
