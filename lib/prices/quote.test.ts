import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceGuideSchema } from '../content/price-guide';
import { slug } from '../content/slug';
import { formatAmount } from './amount';
import { readChoices } from './choices';
import { quoteFor } from './quote';
import { quoteInShort, quoteRequest, quoteSentences } from './quote-words';

type Figure = number | 'on request';
type Row = [four: Figure, eight: Figure, extension: Figure, ...gutters: number[]];

/** The specification's figures in pounds, and a home with pence. */
const homes: Record<string, Row> = {
  '2 Bed Semi Detached': [11, 17, 2],
  '3 Bed Semi Detached': [12, 18, 2, 60, 80, 70, 80],
  '4 Bed Semi Detached': [13, 19, 2, 60, 80, 70, 80],
  '3 Bed Detached': [14, 20, 2, 70, 90, 80, 90],
  '4 Bed Detached': [15, 21, 2, 70, 90, 80, 90],
  '5 Bed Detached': [16, 22, 2, 80, 100, 90, 100],
  Terraced: ['on request', 'on request', 'on request', 50, 70, 60, 70],
  Mews: [12.35, 23.95, 0.7],
};

/** Gutters, from the column with the price for the house only. */
const bySize = (column: number) =>
  Object.entries(homes).flatMap(([size, [, , , ...gutters]]) => {
    const [houseOnly, extended] = gutters.slice(column);
    return houseOnly && extended ? [{ size, houseOnly, extended }] : [];
  });

const guide = priceGuideSchema.parse({
  frequencies: [
    { id: 'fourWeeks', every: '4 weeks' },
    { id: 'eightWeeks', every: '8 weeks' },
  ],
  surcharges: [
    { id: 'extension', name: 'Extension', countsAsExtended: true },
    { id: 'conservatory', name: 'Conservatory', countsAsExtended: true },
    { id: 'loft', name: 'Loft' },
  ],
  homes: [
    {
      rows: Object.entries(homes).map(([home, [fourWeeks, eightWeeks, extension, gutters]]) => ({
        ...{ home, fourWeeks, eightWeeks, extension, conservatory: 5, loft: 1 },
        size: gutters && home,
      })),
    },
  ],
  extrasHeading: 'Additional Services',
  extras: [
    { id: 'clearing', name: 'Gutter clearing', price: { bySize: bySize(0) } },
    { id: 'all', name: 'Gutter, fascia & soffits', price: { bySize: bySize(2) } },
    { id: 'inside', name: 'Windows inside', price: { times: 2 } },
    {
      id: 'roof',
      name: 'Conservatory roof',
      price: { each: 5, unit: 'panel', minimum: 50 },
      needs: 'conservatory',
    },
    { id: 'first', name: 'First clean', price: 'on request', question: 'Cleaned lately?' },
    {
      id: 'deep',
      name: 'Deep clean',
      price: { times: 1.5, frequency: 'eightWeeks' },
      question: 'Sure?',
    },
    { id: 'instead', name: 'Fresh start', price: 40, question: 'Really?', replacesFirst: true },
  ],
  guideNote: 'Guides.',
});

function quoteOf({ home = '', ...chosen }: Record<string, string>) {
  return quoteFor(guide, readChoices(new URLSearchParams({ ...chosen, home: slug(home) }), guide));
}

test('a 3-bed semi with extension and conservatory every 8 weeks is £25', () => {
  const quote = quoteOf({
    home: '3 Bed Semi Detached',
    frequency: 'eightWeeks',
    extension: 'yes',
    conservatory: 'yes',
  });
  expect(quote).toEqual({
    home: '3 Bed Semi Detached',
    every: 'every 8 weeks',
    clean: 2500,
    regular: [
      { name: 'Windows', amount: 1800 },
      { name: 'Extension', amount: 200 },
      { name: 'Conservatory', amount: 500 },
    ],
    extras: [],
    extrasSum: 0,
    asked: [],
  });
  expect(quoteSentences(quote, guide)).toEqual([
    'Window cleaning: 3 Bed Semi Detached, every 8 weeks, with extension and conservatory. Guide price £25 a clean (£18 + £2 + £5).',
  ]);
});

test('whatever is chosen costs what the specification says', () => {
  const choice = fc.record({
    home: fc.constantFrom(...Object.keys(homes)),
    frequency: fc.constantFrom('fourWeeks', 'eightWeeks'),
    extension: fc.constantFrom('', 'yes'),
    conservatory: fc.constantFrom('', 'yes'),
    clearing: fc.constantFrom('', 'yes'),
    all: fc.constantFrom('', 'yes'),
    inside: fc.constantFrom('', 'yes'),
    roof: fc.integer({ min: 0, max: 99 }).map(String),
    first: fc.constantFrom('', 'yes', 'no'),
  });
  fc.assert(
    fc.property(choice, (chosen) => {
      const { clean, extras, extrasSum, asked } = quoteOf(chosen);
      const [four, eight, extension, ...gutters] = homes[chosen.home]!;
      const regular = chosen.frequency === 'fourWeeks' ? four : eight;
      const parts = [chosen.extension ? extension : 0, chosen.conservatory ? 5 : 0, regular];
      expect(clean).toBe(pence(...parts));

      const column = chosen.extension || chosen.conservatory ? 1 : 0;
      const panels = Number(chosen.roof);
      const expected = [
        chosen.clearing && ['Gutter clearing', pence(gutters[column])],
        chosen.all && ['Gutter, fascia & soffits', pence(gutters[2 + column])],
        chosen.inside && ['Windows inside', pence(four, four)],
        chosen.conservatory && panels && ['Conservatory roof', pence(Math.max(50, panels * 5))],
      ].filter((line): line is [string, Figure] => Array.isArray(line));
      expect(extras.map(({ name, amount }) => [name, amount])).toEqual(expected);
      const priced = expected.flatMap(([, amount]) => (amount === 'on request' ? [] : amount));
      expect(extrasSum).toBe(priced.reduce((sum, amount) => sum + amount, 0));
      expect(asked.map(({ name }) => name)).toEqual(chosen.first === 'no' ? ['First clean'] : []);
    }),
  );
});

/** The sum in pence. */
function pence(...figures: (Figure | undefined)[]) {
  const pounds = figures.filter((figure) => typeof figure === 'number');
  if (pounds.length < figures.length) return 'on request';
  return Math.round(pounds.reduce((sum, figure) => sum + figure) * 100);
}

const threeBed = { home: '3 Bed Semi Detached', conservatory: 'yes' };

test.each([
  [{ ...threeBed, roof: '9' }, '9 at £5 per panel, at least £50', '£50'],
  [{ ...threeBed, roof: '10' }, '10 at £5 per panel', '£50'],
  [{ ...threeBed, roof: '11' }, '11 at £5 per panel', '£55'],
  [{ ...threeBed, roof: '999' }, '999 at £5 per panel', '£4,995'],
  [{ ...threeBed, inside: 'yes' }, '2 × £12', '£24'],
  [{ ...threeBed, clearing: 'yes' }, 'with conservatory', '£80'],
  [
    { ...threeBed, loft: 'yes', extension: 'yes', all: 'yes' },
    'with extension and conservatory',
    '£80',
  ],
  [{ home: '3 Bed Detached', loft: 'yes', clearing: 'yes' }, undefined, '£70'],
  [{ home: 'Terraced', clearing: 'yes' }, undefined, '£50'],
  [{ home: 'Terraced', inside: 'yes' }, undefined, 'on request'],
  [{ home: '2 Bed Semi Detached', clearing: 'yes' }, undefined, 'on request'],
  [{ clearing: 'yes' }, undefined, 'on request'],
  [{ inside: 'yes' }, undefined, 'on request'],
])('%o is worked out as %s: %s', (chosen, basis, price) => {
  const [line] = quoteOf(chosen).extras;
  expect([line!.basis, formatAmount(line!.amount)]).toEqual([basis, price]);
});

const mews = { home: 'Mews', loft: 'yes' };

test.each([
  [{ ...mews, first: 'no' }, 'on request', undefined],
  [{ ...mews, deep: 'no' }, 3593, 'and the first at £13.35 a clean'],
  [{ ...mews, instead: 'no' }, 4000, 'instead of the first at £13.35 a clean'],
  [{ home: 'Terraced', instead: 'no' }, 4000, undefined],
])('what %o asks for is %s, %s', (chosen, amount, basis) => {
  const { asked } = quoteOf(chosen);
  expect(asked).toEqual([expect.objectContaining({ amount })]);
  expect(asked[0]!.basis).toBe(basis);
});

test.each<[Record<string, string>, short: string[], message: string[]]>([
  [
    { home: 'Terraced', extension: 'yes', clearing: 'yes', all: 'yes', deep: 'no' },
    ['on request', '+ £140 extras', 'Deep clean quoted'],
    [
      'Please could you clean:',
      'Window cleaning: Terraced, every 4 weeks, with extension. Guide price on request.',
      'Gutter clearing: £70 (with extension).',
      'Gutter, fascia & soffits: £70 (with extension).',
      'Deep clean: how much would that be?',
      'Extras together: £140.',
    ],
  ],
  [
    { home: 'Mews' },
    ['£12.35 a clean', 'Mews, every 4 weeks'],
    [
      'Please could you clean:',
      'Window cleaning: Mews, every 4 weeks. Guide price £12.35 a clean.',
    ],
  ],
  [
    { home: 'Mews', clearing: 'yes', inside: 'yes', instead: 'no' },
    ['£12.35 a clean', '+ £24.70 extras, 1 quoted', 'Fresh start £40'],
    [
      'Please could you clean:',
      'Window cleaning: Mews, every 4 weeks. Guide price £12.35 a clean.',
      'Gutter clearing: how much would that be?',
      'Windows inside: £24.70 (2 × £12.35).',
      'Fresh start: £40 (instead of the first at £12.35 a clean).',
    ],
  ],
  [
    { home: 'Not listed', clearing: 'yes' },
    ['on request', '+ 1 quoted'],
    [
      'My home is not listed.',
      'Please could you clean:',
      'Window cleaning: every 4 weeks. Guide price on request.',
      'Gutter clearing: how much would that be?',
    ],
  ],
  [
    { instead: 'no', roof: '12', conservatory: 'yes' },
    ['£100 in all'],
    [
      'Please could you clean:',
      'Conservatory roof: £60 (12 at £5 per panel).',
      'Fresh start: £40.',
      'Extras together: £100.',
    ],
  ],
  [
    { conservatory: 'yes', roof: '12', clearing: 'yes' },
    ['£60 in all', '1 quoted'],
    [
      'Please could you clean:',
      'Gutter clearing: how much would that be?',
      'Conservatory roof: £60 (12 at £5 per panel).',
    ],
  ],
])('in short and as a message, %o is %j', (chosen, short, message) => {
  const quote = quoteOf(chosen);
  expect(quoteInShort(quote, guide)).toEqual(short);
  expect(quoteRequest(quote, guide).split('\n')).toEqual(message);
});
