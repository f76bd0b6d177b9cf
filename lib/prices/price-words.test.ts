import { expect, test } from 'vitest';
import type { z } from 'zod';
import { completeGuide } from '../content/complete-guide';
import { price } from '../content/price';
import type { Service } from '../content/services';
import { contentWith, priceGuide } from '../testing/example';
import { frequencyHead } from './frequency-words';
import {
  formatAmount,
  leastSurchargeWords,
  priceCaptions,
  priceWords,
  servicePriceWords,
  sizeHeads,
  weQuote,
} from './price-words';

/** Turns a price as owners write it into what pages use, for an extra with some fields. */
function complete(written: z.input<typeof price>, fields: object = {}, prices = priceGuide) {
  const extra = { id: 'own', name: 'Own', price: price.parse(written), ...fields };
  return completeGuide({ ...prices, extras: [...prices.extras, extra] }, []).extras.at(-1)!.price;
}

test('a multiple that replaces the first clean is of the visitor’s own price, unless it names a frequency', () => {
  const double = complete({ times: 2 }, { replacesFirst: true });
  expect(priceWords(double, priceGuide)).toBe('Twice your price per clean');
  const named = complete({ times: 2, frequency: 'eightWeeks' }, { replacesFirst: true });
  expect(priceWords(named, priceGuide)).toBe('Twice your 8-weekly price');
});

test.each([
  [[5, 5], '+£5'],
  [[0, 0], '+£0'],
  [[0, 2, 5], 'up to £5'],
  [[2, 5], 'from £2'],
  [[5, 'on request'], 'from £5'],
  [['on request', 'none'], weQuote],
] as const)('before a home is chosen, a surcharge of %j costs %s', (amounts, words) => {
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
  expect(leastSurchargeWords('loft', written)).toBe(words);
});

test('the two prices of a size are told apart by the surcharges that count as extensions', () => {
  const surcharges = [...priceGuide.surcharges, { id: 'loft', name: 'Loft' }];
  const heads = sizeHeads({ ...priceGuide, surcharges });
  expect(heads).toEqual(['Home only', 'With extension or conservatory']);
});

test.each([
  [100, '£1'],
  [123456, '£1,234.56'],
] as const)('%s is printed as %s', (amount, words) => {
  expect(formatAmount(amount)).toBe(words);
});

test('an extra that needs a conservatory has only the price with one', () => {
  const bySize = [{ size: 'Any', withoutExtension: 40, withExtension: 85 }];
  const roof = complete({ bySize }, { needs: 'conservatory' });
  expect(priceWords(roof, priceGuide)).toBe('£85');
});

test.each([
  ['month', 'Monthly', 'Twice your monthly price'],
  ['day', 'Daily', 'Twice your daily price'],
  ['other day', 'Every other day', 'Twice your every-other-day price'],
  ['once', 'One-off', 'Twice your one-off price'],
])('“%s” heads a column as “%s”, and a multiple of it is “%s”', (every, head, twice) => {
  const often = { id: 'often', every };
  expect(frequencyHead(often)).toBe(head);
  const prices = { ...priceGuide, frequencies: [often] };
  expect(priceWords(complete({ times: 2 }, {}, prices), prices)).toBe(twice);
});

const row = { size: 'Any', withoutExtension: 60, withExtension: 80 };

test.each<[z.input<typeof price>, words: string]>([
  [0.45, '45p'],
  [{ bySize: [{ ...row, withExtension: 'from £70' }] }, 'from £60'],
  [{ times: 0.5 }, 'Half your 4-weekly price'],
  [{ times: 1 }, 'Your 4-weekly price'],
  [{ times: 1.5, frequency: 'eightWeeks' }, '1.5 times your 8-weekly price'],
  [{ each: 5, unit: 'panel', units: 'panels', minimum: 50 }, '£5 per panel, minimum charge £50'],
  [{ bySize: [row, { ...row, size: 'Other', withoutExtension: 50 }] }, '£50 to £80'],
  [{ bySize: [{ size: 'Any', withoutExtension: 'on request' }] }, 'we’ll quote'],
])('the price %o is “%s”', (written, words) => {
  expect(priceWords(complete(written), priceGuide)).toBe(words);
});

test('what every clean includes follows “per clean”, in tiles and in tables', () => {
  const { tiles, homes } = priceCaptions({ ...priceGuide, includes: 'frames and sills included' });
  expect(tiles).toBe('Guide prices per clean, frames and sills included.');
  expect(homes).toBe('Price per clean, frames and sills included');
});

test('a price per unit gives the number above which we quote', () => {
  const words = priceWords(complete({ each: 3, unit: 'm²', units: 'm²', maximum: 90 }), priceGuide);
  expect(words).toBe('£3 per m²; we’ll quote above 90');
});

/** The price of a service that is added to a guide. */
function wordsOf(service: Service, prices = priceGuide): string {
  return servicePriceWords(service, completeGuide(prices, [service]));
}

test('a service has the price of the homes, of an extra or of its own', () => {
  const words = (price: Service['price']) => wordsOf({ id: 'solar', title: 'Solar', price });
  expect(words('regular')).toBe('£11 to £23.95 a clean');
  expect(words('conservatory-roof')).toBe('£5 per panel, minimum charge £50');
  expect(words({ kind: 'amount', amount: 3000 })).toBe('£30');
  expect(words({ kind: 'amount', amount: 'on request' })).toBe(weQuote);
});
