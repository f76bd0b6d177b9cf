/** Values of the manual, and of examples in general, in small letters. */
const exampleTexts = new Set([
  'your business name',
  'your name',
  'your first name',
  'something about you.',
  'your town',
  'the next village',
  'zz99',
  'name of the insurer',
  'name of the trade body',
  'your number',
  'name of the customer',
  'what they wrote, word for word.',
  'what she wrote, word for word.',
  'your-form-id',
  'xvgkzabc',
  'example',
  'preview',
  'test',
]);

/** Numbers that Ofcom reserves for television and radio drama, and an earlier example; without spaces. */
const exampleNumbers = [
  /^07700900\d{3}$/, // mobile
  /^01632960\d{3}$/, // no area
  /^01(1[3-8]|[2-6]1)4960\d{3}$/, // Leeds to Reading, Birmingham to Manchester
  /^01914980\d{3}$/, // Tyneside, Durham, Sunderland
  /^02079460\d{3}$/, // London
  /^02896496\d{3}$/, // Northern Ireland
  /^02920180\d{3}$/, // Cardiff
  /^03069990\d{3}$/, // the whole country
  /^08081570\d{3}$/, // freephone
  /^09098790\d{3}$/, // premium rate
  /^01947600123$/,
];

/** Domains that are reserved for examples and tests, and those of the manual. */
const exampleHost =
  /(^|\.)(example(\.(com|net|org|co\.uk))?|test|invalid|localhost|(your-domain|hill-cleaning|trade-body)\.co\.uk)$/i;

/** The end of an address that is made up, on a host that is not. */
const examplePath = /\/(your-page|the-review)\/?$/i;

/** Whether a detail is nobody's: a number in a film, an address that leads nowhere, or from the manual. */
export function isExample(detail: string): boolean {
  const number = detail.replaceAll(' ', '');
  return (
    exampleTexts.has(detail.toLowerCase()) ||
    /^x{3,}$/i.test(detail) ||
    exampleNumbers.some((range) => range.test(number)) ||
    exampleHost.test(hostOf(detail)) ||
    examplePath.test(detail)
  );
}

/** The domain of a web or email address. */
function hostOf(detail: string): string {
  const [, domain] = /^[^\s/]+@(\S+)$/.exec(detail) ?? [];
  return domain ?? (URL.canParse(detail) ? new URL(detail).hostname : '');
}
