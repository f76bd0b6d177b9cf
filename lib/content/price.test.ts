import { expect, test } from 'vitest';
import { anotherExtra, oneHome, problemsWith, type Change } from '../testing/example';

const anAmount = 'must be an amount in pounds, like 15 or 15.50, or "on request", not';

test.each([
  { write: 0, says: 'must be an amount of more than 0 pounds, not 0' },
  { write: '£15,50', says: `${anAmount} "£15,50" (write 15.50, or 1550)` },
  { write: 'none', says: `${anAmount} "none"` },
  { write: '£60 to £90', says: `${anAmount} "£60 to £90" (write "from £60")` },
  { write: '60+', says: `${anAmount} "60+" (write "from 60")` },
  { write: 'from £0', says: `${anAmount} "from £0"` },
])("a home's amount $write $says", ({ write, says }) => {
  expect(problemsWith(oneHome({ fourWeeks: write }))).toEqual([
    `content/prices.ts: homes, row 1, rows, row 1 (Cottage): fourWeeks ${says}`,
  ]);
});

test("a surcharge's amount may not be negative", () => {
  expect(problemsWith(oneHome({ extension: -2 }))).toEqual([
    'content/prices.ts: homes, row 1, rows, row 1 (Cottage): extension must be an amount in pounds, like 15 or 15.50, not -2 (for a discount, add an extra for both together, as content/README.md shows)',
  ]);
});

test('a surcharge has no least figure', () => {
  expect(problemsWith(oneHome({ extension: 'from £5' }))).toEqual([
    'content/prices.ts: homes, row 1, rows, row 1 (Cottage): extension must be an amount in pounds, like 15 or 15.50, "on request" or "none", not "from £5"',
  ]);
});

test.each([
  {
    write: undefined,
    says: ': price is missing: it must be an amount in pounds, like 15 or 15.50, or "on request"',
  },
  {
    write: 'double',
    says: `: price ${anAmount} "double" (content/README.md shows other forms of a price)`,
  },
  {
    write: -10,
    says: ': price must be an amount of more than 0 pounds, not -10 (for a discount, add an extra for both together, as content/README.md shows)',
  },
  {
    write: { each: 'from £5', unit: 'flag' },
    says: ', price: each must be an amount in pounds, like 15 or 15.50, not "from £5"',
  },
  {
    write: { each: 5, unit: 'flags' },
    says: ', price: unit must be what is counted, in the singular and without “a” or “per”, like panel, not "flags" (write "flag")',
  },
  {
    write: { times: 2.2 },
    says: ', price: times must be a number from 0.5 to 10, whole or with a half, like 2 or 1.5, not 2.2',
  },
  {
    write: { each: 5, unit: 'flag', maximum: 'ten' },
    says: ', price: maximum must be a whole number up to 99999, like 200, not "ten"',
  },
])("an extra's price $write is refused$says", ({ write, says }) => {
  expect(problemsWith(anotherExtra({ price: write }))).toEqual([
    `content/prices.ts: extras, row 4 (flags)${says}`,
  ]);
});

test('a form of price that is not known is refused, and read as a price for each', () => {
  const price = { perFlag: 5, unit: 'flag' };
  expect(problemsWith(anotherExtra({ price }))).toEqual([
    'content/prices.ts: extras, row 4 (flags), price: each is missing: it must be an amount in pounds, like 15 or 15.50',
    'content/prices.ts: extras, row 4 (flags), price: perFlag is not known here: remove it, or correct it as content/README.md says',
  ]);
});

test('amounts may be written with signs, in quotes and in words', () => {
  const amounts = {
    fourWeeks: 'From £15.00 ',
    eightWeeks: 'Price on request.',
    extension: '+£2',
    conservatory: 'N/A',
  };
  const change: Change = {
    priceGuide: {
      homes: [{ rows: [{ home: 'Cottage', ...amounts }] }],
      extras: [
        { id: 'roof', name: 'Roof', price: '1,050' },
        { id: 'patio', name: 'Patio', price: 'from £60' },
        { id: 'inside', name: 'Inside', price: { times: '2', frequency: '' } },
      ],
      example: '',
    },
    services: [
      { id: 'sheds', title: 'Sheds', price: 'on request' },
      { id: 'roofs', title: 'Roofs', price: 'from £400' },
    ],
  };
  expect(problemsWith(change)).toEqual([]);
});

test.each([
  { unit: 'square feet', singular: 'square foot' },
  { unit: 'balconies', singular: 'balcony' },
  { unit: 'patches', singular: 'patch' },
  { unit: 'metres', singular: 'metre' },
])('the unit $unit is refused for $singular', ({ unit, singular }) => {
  expect(problemsWith(anotherExtra({ price: { each: 5, unit } })).join()).toContain(
    `not "${unit}" (write "${singular}")`,
  );
});

test.each(['lens', 'glass', 'premises', 'm²', 'gas flue', 'hour'])(
  'the unit %s is accepted',
  (unit) => {
    expect(problemsWith(anotherExtra({ price: { each: 5, unit } }))).toEqual([]);
  },
);
