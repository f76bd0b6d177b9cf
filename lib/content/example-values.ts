/** Placeholders from content/README.md and from the content that comes with the site, in lower case. */
const placeholders = new Set([
  'your name',
  'your first name',
  'something about you.',
  'your town',
  'the next village',
  'zz99',
  'your number',
  'name of the customer',
  'what they wrote, word for word.',
  'xvgkzabc',
  'example',
]);

/** Placeholders on hosts that exist, such as facebook.com/your-page. */
const placeholderPath = /\/(your-page|the-review)\/?$/i;

/** Those that no text of a business has in it. */
const placeholderWords =
  /(?<![\w-])(your business name|your-form-id|name of the insurer|name of the trade body)(?![\w-])/i;

/** What follows 0 or +44 in the numbers that Ofcom reserves for drama; three more digits do. */
const dramaNumbers = [
  '11[3-8]4960', // Leeds, Sheffield, Nottingham, Leicester, Bristol, Reading
  '1[2-6]14960', // Birmingham, Edinburgh, Glasgow, Liverpool, Manchester
  '1914980', // Tyneside
  '2079460', // London
  '2896496', // Northern Ireland
  '2920180', // Cardiff
  '1632960', // no area
  '3069990',
  '7700900',
  '8081570',
  '9098790',
];

/** What people write between the digits of a number. */
const gap = '[ ()./–-]*';

const dramaNumber = new RegExp(
  `[+(]*(0|44)${gap}(0${gap})?(${dramaNumbers.map(withGaps).join('|')})(${gap}\\d){3}`,
);

function withGaps(pattern: string): string {
  return pattern.match(/\[.*?\]|\d/g)!.join(gap);
}

/** Domains that are reserved for examples and tests: https://www.rfc-editor.org/rfc/rfc6761 */
const reservedHost = /(^|\.)(example\.(com|net|org)|localhost)$|\.(example|test|invalid)$/i;

/** Whether a detail is a placeholder that must not be published. */
export function isPlaceholder(detail: string): boolean {
  return placeholders.has(detail.toLowerCase()) || placeholderPath.test(detail);
}

/** A reserved number or address, or words of an example, in a text that may say more; undefined if it has none. */
export function findExample(text: string): string | undefined {
  const [found] = placeholderWords.exec(text) ?? dramaNumber.exec(text) ?? [];
  const words = text.split(/[\s()<>[\]"“”,;]+/).map((word) => word.replace(/[.:!?]+$/, ''));
  return found ?? words.find((word) => reservedHost.test(hostOf(word)));
}

/** The domain of a web or email address, with or without https://. */
function hostOf(address: string): string {
  const [, domain] = /^(?:[^/]+@)?([\w.-]+)(?:\/|$)/.exec(address) ?? [];
  return domain ?? (URL.canParse(address) ? new URL(address).hostname : '');
}
