/** Placeholders from content/README.md and from the content that comes with the site, in lower case. */
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
  'your-form-id',
  'xvgkzabc',
  'example',
]);

/** Numbers that Ofcom reserves for television and radio drama: of mobiles, of no area and of London. */
const exampleNumber = /^(07700900|01632960|02079460)\d{3}$/;

/** Domains that are reserved for examples, and for trying the site out. */
const exampleHost = /(^|\.)(example\.(com|org)|localhost)$/i;

/** Placeholders on hosts that exist, such as facebook.com/your-page. */
const examplePath = /\/(your-page|the-review)\/?$/i;

/** Whether a detail is a placeholder that must not be published. */
export function isExample(detail: string): boolean {
  const number = detail.replaceAll(' ', '');
  return (
    exampleTexts.has(detail.toLowerCase()) ||
    exampleNumber.test(number) ||
    exampleHost.test(hostOf(detail)) ||
    examplePath.test(detail)
  );
}

/** The domain of a web or email address. */
function hostOf(detail: string): string {
  const [, domain] = /^[^\s/]+@(\S+)$/.exec(detail) ?? [];
  return domain ?? (URL.canParse(detail) ? new URL(detail).hostname : '');
}
