import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { businessSchema } from './business';
import { isExample } from './example-values';
import { reviewsSchema } from './reviews';

/** Fields that hold what anybody may decide or say, or amounts and dates. */
const anybodys =
  /^(privacy kept|hours|replyWithin|promises|insurance (cover|validUntil)|notices|person photo|logo|accentColour|month|source|oldAddresses|(profiles|customerLinks) name)/;

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
    const own = details.filter(({ field }) => !anybodys.test(field));
    expect(own.length).toBeGreaterThan(15);
    expect(own.filter(({ text }) => !isExample(text))).toEqual([]);
  });
});

describe("numbers of Ofcom's drama ranges are examples; those next to a range are not", () => {
  it.each([
    ['07700 900000', '07700 900999', '07700 899999', '07700 901000'],
    ['01632 960000', '01632 960999', '01632 959999', '01632 961000'],
    ['0113 496 0000', '0118 496 0999', '0119 496 0000', '0118 496 1000'],
    ['0121 496 0000', '0161 496 0999', '0171 496 0000', '0121 496 1000'],
    ['0191 498 0000', '0191 498 0999', '0191 496 0000', '0191 498 1000'],
    ['020 7946 0000', '020 7946 0999', '020 7945 9999', '020 7946 1000'],
    ['028 9649 6000', '028 9649 6999', '028 9649 5999', '028 9649 7000'],
    ['029 2018 0000', '029 2018 0999', '029 2017 9999', '029 2018 1000'],
    ['03069 990000', '03069 990999', '03069 989999', '03069 991000'],
    ['08081 570000', '08081 570999', '08081 569999', '08081 571000'],
    ['0909 879 0000', '0909 879 0999', '0909 878 9999', '0909 879 1000'],
  ])('%s to %s', (...numbers) => {
    expect(numbers.map(isExample)).toEqual([true, true, false, false]);
  });
});

it.each([
  ['hello@mail.example.org', true],
  ['https://localhost', true],
  ['XXXXXXXX', true],
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
