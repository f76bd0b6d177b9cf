import { expect, test } from 'vitest';
import type { z } from 'zod';
import { completeGuide } from '../content/complete-guide';
import { homesIn } from '../content/needs';
import { price } from '../content/price';
import { priceGuide, readWith } from '../testing/sample';
import { oneOffs } from '../testing/price-guides';
import { readChoices } from './choices';
import { isPriced, possibleAmounts } from './price-lookup';
import { calculatePrice } from './estimate';

test('one price is enough for a table to be printed', () => {
  const unpriced = homesIn(priceGuide).at(-1)!;
  const rarely = { ...unpriced, amounts: { fourWeeks: 'on request', eightWeeks: 1700 } as const };
  expect(isPriced({ heading: undefined, homes: [unpriced, rarely] }, priceGuide)).toBe(true);
});

const { priceGuide: withFlats } = readWith(oneOffs);

/** An extra in a list of homes with no shop, in which flats can have neither an extension nor a skylight. */
function completed(written: z.input<typeof price>, needs?: string) {
  const extra = { id: 'own', name: 'Own', price: price.parse(written), ...(needs && { needs }) };
  const homes = homesIn(withFlats).map((home) => ({ ...home, size: home.name }));
  const tables = [{ heading: undefined, homes }];
  const guide = completeGuide({ ...withFlats, tables, extras: [extra] }, []);
  return { guide, extra: guide.extras[0]! };
}

test.each([
  [
    undefined,
    [
      { size: 'House', withoutExtension: 5000, withExtension: 7000 },
      { size: 'Flat', withoutExtension: 3000 },
    ],
  ],
  ['skylight', [{ size: 'House', withoutExtension: 5000, withExtension: 7000 }, { size: 'Flat' }]],
  ['extension', [{ size: 'House', withExtension: 7000 }, { size: 'Flat' }]],
])('sizes have the prices that their homes can have, for an extra that needs %s', (needs, rows) => {
  const bySize = [
    { size: 'House', withoutExtension: 50, withExtension: 70 },
    { size: 'Flat', withoutExtension: 30, withExtension: 40 },
    { size: 'Shop', withoutExtension: 80, withExtension: 90 },
  ];
  const shop = {
    size: 'Shop',
    ...(needs !== 'extension' && { withoutExtension: 8000 }),
    withExtension: 9000,
  };
  expect(completed({ bySize }, needs).extra.price).toEqual({
    kind: 'bySize',
    bySize: [...rows, shop],
  });
});

test('a multiple that needs a surcharge uses the prices of the homes that can have it', () => {
  const { extra, guide } = completed({ times: 2, frequency: 'oneOff' }, 'skylight');
  expect(possibleAmounts(extra, guide)).toEqual([{ from: 6000 }]);
  const nothing = readChoices(new URLSearchParams(), guide);
  expect(calculatePrice(extra, guide, nothing).amount).toEqual({ from: 6000 });
});
