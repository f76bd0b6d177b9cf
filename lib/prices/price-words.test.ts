import { expect, test } from 'vitest';
import type { Service } from '../content/services';
import { priceGuide } from '../testing/example';
import { weQuote } from './amount';
import { priceWords } from './price-forms';
import { servicePriceWords } from './price-words';

test('a service costs what the homes, an extra or it itself says', () => {
  const extra = priceGuide.extras.at(-1)!;
  const words = (price: Service['price']) =>
    servicePriceWords({ id: 'solar', title: 'Solar', price }, priceGuide);
  expect(words('regular')).toBe('£11 to £23.95 a clean');
  expect(words({ extra: extra.id })).toBe(priceWords(extra, priceGuide));
  expect(words({ form: 'amount', amount: 3000 })).toBe('£30');
  expect(words({ form: 'amount', amount: 'on request' })).toBe(weQuote);
});
