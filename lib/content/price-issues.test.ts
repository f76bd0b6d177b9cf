import { expect, test } from 'vitest';
import { anotherExtra, oneHome, problemsWith, writtenExample } from '../testing/example';

const { extras, frequencies = [], surcharges = [], homes } = writtenExample.priceGuide;
const [semi] = homes;
const inRow = 'homes, row 1, rows, row 1';
const flags = 'extras, row 4 (flags)';

const exampleOf = (fields: object) => ({
  priceGuide: { example: { home: '3 Bed Semi Detached', frequency: 'eightWeeks', ...fields } },
});
const semiWith = (fields: object) => ({
  ...semi!,
  rows: semi!.rows.map((row) => ({ ...row, ...fields })),
});
const often = (...every: string[]) => ({
  priceGuide: {
    frequencies: frequencies.map((frequency, row) => ({ ...frequency, every: every[row]! })),
  },
});
const asked = { id: 'asked', name: 'Asked', price: 5, question: 'Is it clean?' };
const replacing = { ...asked, replacesFirst: true };
const other = { id: 'other', name: 'Other' };

test.each([
  {
    write: oneHome({ size: '6 Bed' }),
    says: `${inRow} (Cottage): size is "6 Bed", which is not a size in the extras: write "5 Bed", or add a row for it to each bySize`,
  },
  {
    write: oneHome({ home: 'Not listed' }),
    says: `${inRow} (Not listed): home must be a name with a letter from a to z or a digit, other than Not listed, not "Not listed"`,
  },
  {
    write: oneHome({ conservatory: undefined }),
    says: `${inRow} (Cottage): conservatory is missing: write an amount, "on request" or "none"`,
  },
  {
    write: {
      priceGuide: {
        homes: [{ rows: ['5 Bed', '5-bed'].map((home) => ({ ...semi!.rows[0], home })) }],
        example: undefined,
      },
    },
    says: 'homes, row 1, rows, row 2 (5-bed): home has the address "5-bed", as 5 Bed has: let their names differ in a letter from a to z or a digit',
  },
  {
    write: { priceGuide: { surcharges: [...surcharges, { id: 'eightWeeks', name: 'Loft' }] } },
    says: 'surcharges, row 3 (eightWeeks): id is "eightWeeks", the id of a frequency: choose another',
  },
  {
    write: anotherExtra({ needs: 'garage' }),
    says: `${flags}: needs is "garage", which is not the id of a surcharge or another extra: remove it, or write "extension", "conservatory", "gutter-clearing", "windows-inside" or "conservatory-roof"`,
  },
  {
    write: anotherExtra({ id: 'conservatory' }),
    says: 'extras, row 4 (conservatory): id is "conservatory", the id of a surcharge: choose another',
  },
  {
    write: anotherExtra({ price: { bySize: [{ size: 'Terraced', houseOnly: 50 }] } }),
    says: `${flags}, price, bySize, row 1 (Terraced): extended is missing: write the price with Extension or Conservatory, or "on request"`,
  },
  {
    write: anotherExtra({ price: { times: 2, frequency: 'monthly' } }),
    says: `${flags}, price: frequency is "monthly", which is not the id of a frequency: write "fourWeeks" or "eightWeeks"`,
  },
  {
    write: anotherExtra({ price: { each: 5, unit: 'flag' }, question: 'How many?' }),
    says: `${flags}: question asks for yes or no, but the price for a number or a size: remove one`,
  },
  {
    write: anotherExtra({ replacesFirst: true }),
    says: `${flags}: replacesFirst belongs to a question: write one, or remove replacesFirst`,
  },
  {
    write: often('8 weeks', '4 weeks'),
    says: 'frequencies, row 2 (eightWeeks): every is "4 weeks", which is more often than "8 weeks" above it: put the most frequent first',
  },
  {
    write: often('month', 'fortnight'),
    says: 'frequencies, row 2 (eightWeeks): every is "fortnight", which is more often than "month" above it: put the most frequent first',
  },
  {
    write: often('once', '4 weeks'),
    says: 'frequencies, row 1 (fourWeeks): every is "once", which comes last: move its row to the end',
  },
  {
    write: anotherExtra({ price: { bySize: [{ size: 'Terraced', extended: 50 }] } }),
    says: `${flags}, price, bySize, row 1 (Terraced): houseOnly is missing: it must be an amount in pounds, like 15 or 15.50, or "on request"`,
  },
  {
    write: { priceGuide: { extras: [...extras, asked, { ...asked, ...other, needs: 'asked' }] } },
    says: 'extras, row 5 (other): needs is "asked", an extra with a question, which nothing can need: remove it, or that question',
  },
  {
    write: { priceGuide: { extras: [...extras, replacing, { ...replacing, ...other }] } },
    says: 'extras, row 5 (other): replacesFirst stands in "asked" already, and one at most can take the place of the first clean: remove one',
  },
  {
    write: exampleOf({ home: '3 Bed' }),
    says: 'example: home is "3 Bed", which is not a home in the tables: write "3 Bed Semi Detached" or "3 Bed Detached"',
  },
  {
    write: exampleOf({ frequency: 'monthly' }),
    says: 'example: frequency is "monthly", which is not the id of a frequency: write "fourWeeks" or "eightWeeks"',
  },
  {
    write: { priceGuide: { homes: [semiWith({ conservatory: 'none' })] } },
    says: 'example has no price, since 3 Bed Semi Detached has conservatory: "none": choose another home, frequency or surcharge',
  },
  {
    write: { priceGuide: { homes: [semiWith({ eightWeeks: 'POA' })] } },
    says: 'example has no price, since 3 Bed Semi Detached has eightWeeks: "on request": choose another home, frequency or surcharge',
  },
])('a mistake in prices is reported: $says', ({ write, says }) => {
  expect(problemsWith(write)).toEqual([`content/prices.ts: ${says}`]);
});

test.each([
  ['other week', 'month'],
  ['4 weeks', 'month'],
  ['now and then week', '4 weeks'],
  ['year', 'once'],
])('every %s may stand before %s', (...every) => {
  expect(problemsWith(often(...every))).toEqual([]);
});

test('a home may have no size if nothing is priced by size', () => {
  const { priceGuide } = oneHome({ size: 'Any' });
  const services = [{ id: 'windows', title: 'Windows', price: 'regular' }];
  expect(problemsWith({ priceGuide: { ...Object(priceGuide), extras: [] }, services })).toEqual([
    'content/prices.ts: homes, row 1, rows, row 1 (Cottage): size is "Any", but nothing is priced by size: remove it',
  ]);
});

test('a home may have a size of a service, whose price may be with an extension alone if it needs one', () => {
  const price = { bySize: [{ size: 'Shop', extended: 40 }] };
  const shops = { id: 'shops', title: 'Shops', price, needs: 'extension' };
  expect(problemsWith(oneHome({ size: 'Shop' }), { services: [shops] })).toEqual([]);
  const chain = { id: 'sign', title: 'Signs', price, needs: 'roof' };
  const roof = { id: 'roof', name: 'Roof', price: 50, needs: 'extension' };
  expect(
    problemsWith({ priceGuide: { extras: [...extras, roof] }, services: [{ ...chain }] }),
  ).toEqual([]);
});

test('homes need frequencies', () => {
  const rows = [{ home: 'Cottage', extension: 1, conservatory: 1 }];
  const says =
    'content/prices.ts: frequencies is missing: say how often you come, like [{ id: "fourWeeks", every: "4 weeks" }]';
  const none = { frequencies: undefined, homes: [{ rows }], example: undefined };
  expect(problemsWith({ priceGuide: none })).toEqual([says]);
  expect(problemsWith({ priceGuide: { ...none, frequencies: [] } })).toEqual([says]);
});

test('without homes, nothing may depend on them', () => {
  const services = [{ id: 'sheds', title: 'Sheds', price: 'regular' }];
  const inside = extras.filter(({ id }) => id === 'windows-inside');
  const priceGuide = { homes: [], extras: inside, example: undefined };
  expect(problemsWith({ services, priceGuide })).toEqual([
    'content/prices.ts: homes has no entry: add a table, or remove frequencies and surcharges',
    'content/prices.ts: extras, row 1 (windows-inside), price: times needs homes with a regular price: write another price',
    'content/services.ts: row 1 (sheds): price is the price of a home, and there are no homes: write another',
  ]);
});

test('without a surcharge that counts as an extension, no extra has a price with one', () => {
  const plain = surcharges.map(({ id, name }) => ({ id, name }));
  expect(problemsWith({ priceGuide: { surcharges: plain } })).toEqual(
    ['Terraced', '3/4 Bed Semi', '3/4 Bed Detached', '5 Bed'].map(
      (size, row) =>
        `content/prices.ts: extras, row 1 (gutter-clearing), price, bySize, row ${row + 1} (${size}): extended is for homes with a surcharge that countsAsExtended, and none does: remove it`,
    ),
  );
});

test('two extras that need each other are both refused', () => {
  const [one, other] = ['one', 'other'].map((id) => ({ id, name: id, price: 5 }));
  const circle = [
    { ...one, needs: 'other' },
    { ...other, needs: 'one' },
  ];
  expect(problemsWith({ priceGuide: { extras: [...extras, ...circle] } })).toEqual([
    'content/prices.ts: extras, row 4 (one): needs is "other", which in turn needs "one": remove one of them',
    'content/prices.ts: extras, row 5 (other): needs is "one", which in turn needs "other": remove one of them',
  ]);
});

test('an extra may need another one', () => {
  expect(problemsWith(anotherExtra({ needs: 'gutter-clearing' }))).toEqual([]);
});
