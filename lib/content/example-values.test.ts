import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { businessSchema } from './business';
import { isExample } from './example-values';
import { reviewsSchema } from './reviews';

/** Fields whose examples an owner may keep: opinions, choices, amounts and dates. */
const notPersonal =
  /^(privacy kept|hours|replyWithin|promises|insurance (cover|validUntil)|notices|person photo|logo|accentColour|(rating )?(month|source)|oldAddresses|(profiles|customerLinks) name)/;

const manual = readFileSync('content/README.md', 'utf8');
const blocks = [...manual.matchAll(/(^ {4}.*\n)+/gm)].map(([code]): object =>
  /^ *\{/.test(code) ? runInNewContext(`[${code}]`)[0] : runInNewContext(`({${code}})`),
);
const isOf = (shape: object) => (block: object) =>
  Object.keys(block).every((field) => Object.hasOwn(shape, field));
const business: object = Object.assign({}, ...blocks.filter(isOf(businessSchema.shape)));
const reviews = blocks.filter(isOf(reviewsSchema.element.shape));

describe("the manual's examples", () => {
  it('are accepted', () => {
    expect(businessSchema.safeParse(business).error).toBe(undefined);
    expect(reviewsSchema.safeParse(reviews).error).toBe(undefined);
  });

  it('are recognised, wherever only the owner can know a detail', () => {
    const details = [business, ...reviews].flatMap((block) => texts(block));
    const own = details.filter(({ field }) => !notPersonal.test(field));
    expect(own.length).toBeGreaterThan(15);
    expect(own.filter(({ text }) => !isExample(text))).toEqual([]);
  });
});

it.each([
  ['07700 900000', true],
  ['01632 960999', true],
  ['07700 899999', false],
  ['01632 961000', false],
  ['hello@mail.example.org', true],
  ['https://localhost', true],
  ['https://www.facebook.com/your-page', true],
  ['hello@examples.co.uk', false],
  ['https://www.facebook.com/your-page-turner', false],
  ['https://www.tiktok.com/@hill.test', false],
  ['Your team is great, word for word.', false],
  ['Hill & Daughter', false],
  ['xvgkzabd', false],
])('%s: %s', (detail, example) => {
  expect(isExample(detail)).toBe(example);
});

/** Every text of a block, with the names of the fields that lead to it. */
function texts(value: unknown, fields: string[] = []): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field: fields.join(' '), text: value }];
  return Object.entries(Object(value)).flatMap(([name, part]) =>
    texts(part, Array.isArray(value) ? fields : [...fields, name]),
  );
}
