import { expect, test } from 'vitest';
import type { z } from 'zod';
import { completeGuide } from '../content/complete-guide';
import { homesIn } from '../content/homes';
import { price } from '../content/price';
import type { Home } from '../content/price-guide';
import { contentWith, priceGuide, readWith } from '../testing/sample';
import { priceCaptions, priceWords, servicePriceWords, surchargesSentence } from './price-words';

const { priceGuide: parsed } = readWith();

/** The words for a price as owners write it. */
function wordsFor(written: z.input<typeof price>, guide = parsed) {
  const extra = { id: 'own', name: 'Own', price: price.parse(written) };
  const complete = completeGuide({ ...guide, extras: [extra] });
  return priceWords(complete.extras[0]!.price, complete);
}

/** A multiple of the price at the first frequency. */
const fourWeekly = (times: number) => ({ times, frequency: 'fourWeeks' });

/** The sample, with homes of two sizes. */
const ofTwoSizes = {
  ...parsed,
  homes: parsed.homes.map((table, index) => ({
    ...table,
    rows: table.rows.map((home) => ({ ...home, size: index === 0 ? 'Small' : 'Large' })),
  })),
};

test.each([
  [[0, 0], 'Loft +\u2060£0.'],
  [[0, 2, 5], 'Loft adds up to £5.'],
  [[2, 5], 'Loft adds from £2.'],
  [[0, 5, 'on request'], 'Loft adds from £0.'],
  [['on request', 'none'], 'Loft: we’ll quote.'],
] as const)('before a home is chosen, a surcharge of %j reads: %s', (amounts, words) => {
  const rows = amounts.map((loft, index) => ({ home: `Home ${index}`, often: 9, loft }));
  const unpriced = { home: 'Terraced', often: 'on request' as const };
  const { priceGuide: written } = contentWith({
    priceGuide: {
      frequencies: [{ id: 'often', every: 'month' }],
      surcharges: [{ id: 'loft', name: 'Loft' }],
      homes: [{ rows: [...rows, unpriced] }],
      extras: [],
      example: undefined,
    },
    services: [{ id: 'windows', title: 'Windows', price: 'regular' }],
  });
  expect(surchargesSentence(written)).toBe(words);
});

const small = { size: 'Small', withoutExtension: 60, withExtension: 80 };
const large = { ...small, size: 'Large', withoutExtension: 50 };
const nobodys = { ...small, size: 'Huge', withoutExtension: 5 };
const nothingExtra = ', nothing extra for extension or conservatory';

test.each<[z.input<typeof price>, words: string]>([
  [0.45, '45p'],
  [1234.56, '£1,234.56'],
  [fourWeekly(0.5), `Half the 4-weekly price${nothingExtra}`],
  [fourWeekly(1), `The 4-weekly price${nothingExtra}`],
  [fourWeekly(0.9), `10% less than the 4-weekly price${nothingExtra}`],
  [fourWeekly(0.49), `49% of the 4-weekly price${nothingExtra}`],
  [
    { ...fourWeekly(1.5), withSurcharges: true },
    '1.5 times the 4-weekly price, with what your home adds',
  ],
  [{ each: 5, unit: 'panel', units: 'panels', minimum: 50 }, '£5 per panel, minimum charge £50'],
  [{ each: 'from £5', unit: 'panel', units: 'panels' }, 'from £5 per panel'],
  [{ each: 3, unit: 'm²', units: 'm²', maximum: 90 }, '£3 per m²; we’ll quote above 90'],
  [{ bySize: [small, large, nobodys] }, '£50 to £80'],
  [{ bySize: [small, nobodys] }, 'from £60'],
  // Without surcharges that count as extensions, a size has one price.
  [{ bySize: [small, large].map(({ size }) => ({ size, withoutExtension: 60 })) }, '£60'],
])('the price %o is “%s”', (written, words) => {
  expect(wordsFor(written, ofTwoSizes)).toBe(words);
});

test('without surcharges, a multiple says nothing of them', () => {
  expect(wordsFor(fourWeekly(2), { ...parsed, surcharges: [] })).toBe('Twice the 4-weekly price');
});

const windows = { id: 'windows', title: 'Windows', price: 'regular' };

test.each<[Record<string, Home['amounts'][string][]>, words: string]>([
  [{ monthly: [1200, 1200], loft: [0, 'none'] }, '£12 a clean'],
  [{ monthly: [1200, 1500], loft: [100, 500] }, '£12 to £20 a clean'],
  [{ monthly: [1200, 1200], loft: [100, 'on request'] }, 'From £12 a clean'],
  [{ monthly: ['on request'], loft: ['none'] }, 'We’ll quote'],
])('if homes pay %j, a service with their prices costs %s', ({ monthly, loft }, words) => {
  const [home] = homesIn(parsed);
  const homes = monthly!.map((price, row) => ({
    ...home!,
    amounts: { monthly: price, loft: loft![row]! },
  }));
  const prices = {
    ...parsed,
    frequencies: [{ id: 'monthly', every: 'month' }],
    surcharges: [{ id: 'loft', name: 'Loft' }],
    homes: [{ heading: undefined, rows: homes }],
  };
  expect(servicePriceWords(windows, completeGuide(prices))).toBe(words);
});

test('what every clean includes follows “per clean”, in tiles and in tables', () => {
  const { tiles, homes } = priceCaptions({ ...priceGuide, includes: 'frames and sills included' });
  expect(tiles).toBe('Guide prices per clean, frames and sills included.');
  expect(homes).toBe('Price per clean, frames and sills included');
});

test('a service has the price of the homes, of an extra or none', () => {
  const words = (price: object) =>
    servicePriceWords({ id: 'solar', title: 'Solar', ...price }, priceGuide);
  expect(words({ price: 'regular' })).toBe('From £11 a clean');
  expect(words({ price: 'conservatory-roof' })).toBe('£5 per panel, minimum charge £50');
  expect(words({})).toBe('We’ll quote');
});
