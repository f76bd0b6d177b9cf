import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceGuideSchema } from '../content/price-guide';
import { slug } from '../content/slug';
import { formatAmount } from './amount';
import { readChoices } from './choices';
import { quoteFor, quoteSentences } from './quote';

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
  homes: [
    {
      rows: Object.entries(homes).map(([home, [fourWeeks, eightWeeks, extension, gutters]]) => ({
        ...{ home, fourWeeks, eightWeeks, extension, conservatory: 5 },
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
  ],
  example: { home: 'Mews', frequency: 'fourWeeks', extension: false, conservatory: false },
  guideNote: 'Guides.',
});

function quoteOf(chosen: Record<string, string>) {
  const search = new URLSearchParams({ ...chosen, home: slug(chosen.home!) });
  const { home, ...choices } = readChoices(search, guide);
  return quoteFor(guide, { ...choices, home: home! });
}

test('a 3-bed semi with extension and conservatory every 8 weeks is £25', () => {
  const quote = quoteOf({
    home: '3 Bed Semi Detached',
    frequency: 'eightWeeks',
    extension: 'yes',
    conservatory: 'yes',
  });
  expect(quote).toEqual({
    title: '3 Bed Semi Detached, every 8 weeks',
    clean: 2500,
    cleanLines: [
      { name: 'Every 8 weeks', amount: 1800 },
      { name: 'Extension', amount: 200 },
      { name: 'Conservatory', amount: 500 },
    ],
    visitLines: [],
  });
  expect(quoteSentences(quote)).toEqual([
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
      const { clean, visitLines } = quoteOf(chosen);
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
        chosen.first === 'no' && ['First clean', 'on request'],
      ];
      expect(visitLines.map(({ name, amount }) => [name, amount])).toEqual(
        expected.filter(Boolean),
      );
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
  [{ ...threeBed, roof: '9' }, '9 at £5 a panel, minimum £50', '£50'],
  [{ ...threeBed, roof: '10' }, '10 at £5 a panel', '£50'],
  [{ ...threeBed, roof: '11' }, '11 at £5 a panel', '£55'],
  [{ ...threeBed, inside: 'yes' }, '2 × £12', '£24'],
  [{ ...threeBed, clearing: 'yes' }, 'with extension or conservatory', '£80'],
  [{ home: 'Terraced', clearing: 'yes' }, 'house only', '£50'],
  [{ home: 'Terraced', inside: 'yes' }, undefined, 'on request'],
  [{ home: '2 Bed Semi Detached', clearing: 'yes' }, undefined, 'on request'],
])('%o is worked out as %s: %s', (chosen, basis, price) => {
  const [line] = quoteOf(chosen).visitLines;
  expect([line!.basis, formatAmount(line!.amount)]).toEqual([basis, price]);
});

test('without a price for the home, the sentence says so', () => {
  expect(quoteSentences(quoteOf({ home: 'Terraced', extension: 'yes' }))).toEqual([
    'Window cleaning: Terraced, every 4 weeks, with extension. Guide price on request.',
  ]);
});
