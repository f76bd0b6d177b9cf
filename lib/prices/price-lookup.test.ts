import { expect, test } from 'vitest';
import { homesIn } from '../content/homes';
import { priceGuide } from '../testing/sample';
import { isPriced } from './price-lookup';

test('one price is enough for a table to be printed', () => {
  const unpriced = homesIn(priceGuide).at(-1)!;
  const rarely = { ...unpriced, amounts: { fourWeeks: 'on request', eightWeeks: 1700 } as const };
  expect(isPriced({ heading: undefined, rows: [unpriced, rarely] }, priceGuide)).toBe(true);
});
