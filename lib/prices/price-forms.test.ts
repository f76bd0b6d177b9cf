import { expect, test } from 'vitest';
import { priceGuide } from '../testing/example';
import { hasTables, isPriced } from './price-forms';

test('one price is enough for a table to be printed', () => {
  const { homes } = priceGuide;
  const unpriced = homes.at(-1)!.rows[0]!;
  const rarely = { ...unpriced, amounts: { fourWeeks: 'on request', eightWeeks: 1700 } as const };
  expect(isPriced({ heading: undefined, rows: [unpriced, rarely] }, priceGuide)).toBe(true);
  expect(hasTables({ ...priceGuide, extras: [] })).toBe(true);
});
