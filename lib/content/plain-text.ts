/** Signs that nobody sees and that come along when text is copied from a phone or a web page. */
const invisible = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** A text as it is meant: without invisible signs, on one line, with single spaces. */
export function cleanText(text: string): string {
  return text.replace(invisible, '').replace(/\s+/g, ' ').trim();
}

const plainWords = 'use plain words';
const theSign = 'write the sign itself, like & or £';

/** Each needs what makes it markup: "A < B", "<3", "5 * 3" and a footnote's * are plain text. */
const markups: [pattern: RegExp, advice: string][] = [
  [/<\/?[a-z][\w-]*(\s[^<>]*)?\/?>|<!--/i, plainWords],
  [/!?\[[^\][]*\]\([^()]*\)/, plainWords],
  [
    /&(#\d+|#x[\da-f]+|amp|lt|gt|quot|apos|nbsp|pound|euro|copy|reg|trade|deg|bull|hellip|times|[mn]dash|[lr][sd]quo|frac\d+);/i,
    theSign,
  ],
  [/\*\*[^*]+\*\*|__[^_]+__/, plainWords],
  // Between two footnotes' asterisks there is the end of a sentence, or a space beside one of them.
  [
    /(?<![\w*])\*(?=[^\s*])[^*.!?]*[^\s*]\*(?![\w*])|(?<![\w_])_(?=[^\s_])[^_.!?]*[^\s_]_(?![\w_])/,
    plainWords,
  ],
  [/^#{1,6} /, plainWords],
];

/** HTML or Markdown in a text that is shown as it is, and what to do about it. */
export function findMarkup(text: string): { markup: string; advice: string } | undefined {
  for (const [pattern, advice] of markups) {
    const markup = pattern.exec(text)?.[0].trim();
    if (markup) return { markup, advice };
  }
  return undefined;
}
