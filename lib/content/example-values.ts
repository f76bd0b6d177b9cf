/** Example texts from content/README.md, from error messages and from the content that comes with the site. */
const placeholders = [
  'Your Business Name',
  'Your Name',
  'Your first name',
  'Something about you.',
  'Your Town',
  'The Next Village',
  'ZZ99',
  'Name of the insurer',
  'Name of the trade body',
  'Your number',
  'Your Company Limited',
  '01234567',
  '1 Your Street, Your Town, ZZ9 9ZZ',
  'GB 123 4567 89',
  'Name of the customer',
  'What they wrote, word for word.',
  'your-form-id',
  'xvgkzabc',
  'example',
  'https://www.facebook.com/your-page',
  'https://maps.app.goo.gl/your-page',
  'https://maps.app.goo.gl/the-review',
];

const reserved = [
  // Two of the ranges that Ofcom reserves for drama.
  /(?<!\d)\(?(0|\+?44\D{0,2}0?)\D?(1632\D{0,2}960|7700\D{0,2}900)(\D?\d){3}(?!\d)/,
  // Domains for examples and tests: https://www.rfc-editor.org/rfc/rfc6761
  /[\w.@-]*((?<![\w-])example\.(com|net|org)|\w\.(test|example|invalid))(?![\w-]|\.\w)/i,
];

/** The text if it is an example, or else the first reserved phone number or address in it, if there is any. */
export function findExample(text: string): string | undefined {
  if (placeholders.includes(text)) return text;
  return reserved.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
}
