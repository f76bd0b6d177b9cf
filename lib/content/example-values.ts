/** Numbers that Ofcom reserves for television and radio drama, without spaces. */
const dramaNumbers = [
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
];

/** Domains reserved for examples and tests, and those of the manual. */
const exampleHosts =
  /(^|\.)(example(\.(com|net|org|co\.uk))?|test|invalid|localhost|(hill-cleaning|trade-body|your-domain)\.co\.uk)$/i;

/** What else the manual makes up, and what people write to try the site, in small letters. */
const examples = [
  /^(example|test|preview|your-?form-?id|x{3,}|xvgkzabc)$/, // ids of forms
  /\/(your-page|the-review)$/,
  /^(01947 ?600 ?123|12345)$/,
  /^(hill's window cleaning|jo hill|mrs p\.)$/,
  /^name of the (insurer|trade body)$/,
  /^what she wrote, word for word\.$/,
];

/** Whether a detail is reserved for examples, or one of the manual's. */
export function isExample(detail: string): boolean {
  const host = URL.canParse(detail) ? new URL(detail).hostname : (detail.split('@')[1] ?? '');
  return (
    exampleHosts.test(host) ||
    dramaNumbers.some((range) => range.test(detail.replaceAll(' ', ''))) ||
    examples.some((example) => example.test(detail.toLowerCase()))
  );
}
