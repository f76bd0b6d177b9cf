import { expect, test } from 'vitest';
import type { Service } from '../content/services';
import { priceGuide, services } from '../testing/example';
import { priceWords } from './price-forms';
import { servicePriceWords, withServices } from './price-words';

test('a service costs what the homes, an extra or it itself says, or invites to ask', () => {
  const extra = priceGuide.extras.at(-1)!;
  const words = (price: Service['price']) =>
    servicePriceWords({ id: 'solar', title: 'Solar', price }, priceGuide);
  expect(words('regular')).toBe('£11 to £23.95 a clean');
  expect(words({ extra: extra.id })).toBe(priceWords(extra.price, priceGuide));
  expect(words({ form: 'amount', amount: 3000 })).toBe('£30');
  expect(words({ form: 'amount', amount: 'on request' })).toBe('Ask for a quote');
});

test('a service with a price of its own is offered among the extras', () => {
  const price = { form: 'each' as const, each: 800, unit: 'panel', minimum: 6000 };
  const solar = { id: 'solar', title: 'Solar Panel Cleaning', price, note: 'By brush.' };
  const own = services.filter((one) => one.price !== 'regular' && 'form' in one.price);
  const { extras } = withServices(priceGuide, [...services, solar]);
  expect(extras.map(({ id }) => id)).toEqual(
    [...priceGuide.extras, ...own, solar].map(({ id }) => id),
  );
  expect(extras.at(-1)).toEqual({ id: 'solar', name: solar.title, price, note: 'By brush.' });
});
