/** Invisible characters that come with text copied from a phone or a web page. */
const invisible = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** The text without invisible characters, on one line, with single spaces. */
export function cleanText(text: string): string {
  return text.replace(invisible, '').replace(/\s+/g, ' ').trim();
}

const plainWords = 'use plain words';
const theCharacter = 'write the character itself, like & or £';

/** Narrow enough that "A < B", "<3", "5 * 3" and a footnote's * pass as plain text. */
const markups: [pattern: RegExp, advice: string][] = [
  [/<\/?[a-z][\w-]*(\s[^<>]*)?\/?>|<!--/i, plainWords],
  [/!?\[[^\][]*\]\([^()]*\)/, plainWords],
  [
    /&(#\d+|#x[\da-f]+|amp|lt|gt|quot|apos|nbsp|pound|euro|copy|reg|trade|deg|bull|hellip|times|[mn]dash|[lr][sd]quo|frac\d+);/i,
    theCharacter,
  ],
  [/\*\*[^*]+\*\*|__[^_]+__/, plainWords],
  // Not two footnotes' asterisks, which have the end of a sentence between them or a space beside one.
  [
    /(?<![\w*])\*(?=[^\s*])[^*.!?]*[^\s*]\*(?![\w*])|(?<![\w_])_(?=[^\s_])[^_.!?]*[^\s_]_(?![\w_])/,
    plainWords,
  ],
  [/^#{1,6} /, plainWords],
];

/** The first HTML or Markdown in a text, and what to do about it. */
export function findMarkup(text: string): { markup: string; advice: string } | undefined {
  for (const [pattern, advice] of markups) {
    const markup = pattern.exec(text)?.[0].trim();
    if (markup) return { markup, advice };
  }
  return undefined;
}
