/** Examples from the owner's manuals and the content that comes with the site, which nobody would write by chance. */
const anywhere = [
  'Your Business Name',
  'Your Name',
  'Your Town',
  'Your Street',
  'The Next Village',
  'Your Company Limited',
  'Your Company Ltd',
  'Name of the insurer',
  'Name of the trade body',
  'Name of the customer',
  'What they wrote, word for word',
  'Something about you',
  'GB 123 4567 89',
  'facebook.com/your-page',
  'maps.app.goo.gl/your-page',
  'maps.app.goo.gl/the-review',
];

/** Examples, also from error messages, that real texts may contain. */
const alone = ['Your first name', 'Your number', '01234567', 'SC123456', 'xvgkzabc', 'example'];

/** A text without what owners change first in an example: capitals, spaces, punctuation, the beginning of an address. */
function plain(text: string): string {
  return text.toLowerCase().replace(/^https:\/\/(www\.)?|[^a-z\d]/g, '');
}

/**
 * The numbers that Ofcom reserves for drama, without their first 0 and their last three digits:
 * https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama
 */
const dramaNumbers =
  `1134960 1144960 1154960 1164960 1174960 1184960 1214960 1314960 1414960 1514960 1614960 2079460
  1914980 2896496 2920180 1632960 7700900 8081570 9098790 3069990`.split(/\s+/);

const gap = '[\\s()./–-]{0,2}';
const drama = dramaNumbers.map((digits) => [...digits].join(gap)).join('|');

const examples = [
  ...anywhere.map((words) => new RegExp(`(?<![\\w-])${words.replaceAll(' ', ' ?')}(?![\\w-])`)),
  /your-form-id[\w-]*/i,
  // No postcode begins with ZZ.
  /\bZZ\d{1,2}( ?\d[A-Z]{2})?\b/i,
  new RegExp(`(?<!\\d)\\(?((\\+|00)?44${gap}0?|0)${gap}(${drama})(${gap}\\d){3}(?!\\d)`),
  // Domains for examples and tests: https://www.rfc-editor.org/rfc/rfc6761
  /[\w.@-]*(?<![\w-])example\.(com|net|org|co\.uk)(?![\w-]|\.\w)/i,
  // In small letters: in "windows.Test us", only a space is missing.
  /[\w.@-]*\w\.(test|example|invalid)(?![\w-]|\.\w)/,
];

/** The text if it is an example, or else the first example in it, if there is any. */
export function findExampleValue(text: string): string | undefined {
  const isWhole = [...anywhere, ...alone].some((example) => plain(example) === plain(text));
  return isWhole ? text : examples.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
}
