/** Values of the manual, and of examples in general, in small letters. */
const exampleTexts = new Set([
  'your business name',
  'your name',
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

/** The mobiles and landlines of television drama that examples use, and an earlier one; without spaces. */
const exampleNumber = /^((07700900|01632960|02079460)\d{3}|01947600123)$/;

/** Domains that are reserved for examples and tests, and those of the manual. */
const exampleHost =
  /(^|\.)(example(\.(com|net|org|co\.uk))?|test|invalid|localhost|(your-domain|hill-cleaning|trade-body)\.co\.uk)$/i;

/** The end of an address that is made up, on a host that is not. */
const examplePath = /\/(your-page|the-review)\/?$/i;

/** Whether a detail is nobody's: a number in a film, an address that leads nowhere, or from the manual. */
export function isExample(detail: string): boolean {
  return (
    exampleTexts.has(detail.toLowerCase()) ||
    /^x{3,}$/i.test(detail) ||
    exampleNumber.test(detail.replaceAll(' ', '')) ||
    exampleHost.test(hostOf(detail)) ||
    examplePath.test(detail)
  );
}

/** The domain of a web or email address. */
function hostOf(detail: string): string {
  const [, domain] = /^\S+@(\S+)$/.exec(detail) ?? [];
  return domain ?? (URL.canParse(detail) ? new URL(detail).hostname : '');
}
