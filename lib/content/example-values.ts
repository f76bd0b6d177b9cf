const examples = [
  /\bYour (Business Name|Company|Customer|Name|Street|Town|Trade Body)\b/,
  // Ofcom reserves these numbers for drama.
  /\b07700 900\d{3}\b/,
  /[\w.@-]*(?<![\w-])example\.com(?![\w-]|\.\w)/,
  // A text that is nothing else.
  /^(Your insurer|Your number|01234567|SC123456|GB 123 4567 89|example|xvgkzabc)$/,
];

/** The first example in a text, if there is any: one from the owner's manuals or the content that comes with the site. */
export function findExampleValue(text: string): string | undefined {
  return examples.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
}
