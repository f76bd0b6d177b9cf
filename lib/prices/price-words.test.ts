import { expect, test } from 'vitest';
import type { Price } from '../content/price';
import type { Service } from '../content/services';
import { priceGuide, services } from '../testing/example';
import { formatAmount } from './amount';
import { priceWords, servicePriceWords, withServices } from './price-words';

test.each([
  [1200, '£12'],
  [1250, '£12.50'],
  [1205, '£12.05'],
  [123456, '£1,234.56'],
  ['on request', 'on request'],
] as const)('%s is printed as %s', (amount, words) => {
  expect(formatAmount(amount)).toBe(words);
});

const row = { size: 'Any', houseOnly: 6000, extended: 8000 };

test.each<[Price, string]>([
  ['on request', 'on request'],
  [3000, '£30'],
  [{ times: 1 }, 'Your 4-weekly price'],
  [{ times: 2 }, 'Twice your 4-weekly price'],
  [{ times: 3 }, '3 times your 4-weekly price'],
  [{ each: 500, unit: 'panel', minimum: 5000 }, '£5 a panel, minimum £50'],
  [{ each: 250, unit: 'window' }, '£2.50 a window'],
  [{ bySize: [row, { ...row, houseOnly: 5000 }] }, '£50 to £80'],
  [{ bySize: [{ ...row, houseOnly: 'on request' }] }, '£80'],
  [{ bySize: [{ ...row, houseOnly: 'on request', extended: 'on request' }] }, 'on request'],
])('the price %o is %s in words', (price, words) => {
  expect(priceWords(price)).toBe(words);
});

test('a service costs what the homes, an extra or it itself says, or invites to ask', () => {
  const extra = priceGuide.extras.at(-1)!;
  const words = (price: Service['price']) =>
    servicePriceWords({ id: 'solar', title: 'Solar', price }, priceGuide);
  expect(words('regular')).toBe('£11 to £23.95 a clean');
  expect(words({ extra: extra.id })).toBe(priceWords(extra.price));
  expect(words(3000)).toBe('£30');
  expect(words('on request')).toBe('Ask for a quote');
});

test('a service with a price of its own is offered among the extras', () => {
  const price = { each: 800, unit: 'panel', minimum: 6000 };
  const solar = { id: 'solar', title: 'Solar Panel Cleaning', price, note: 'By brush.' };
  const own = services.filter((service) => service.price === 'on request');
  const { extras } = withServices(priceGuide, [...services, solar]);
  expect(extras.map(({ id }) => id)).toEqual(
    [...priceGuide.extras, ...own, solar].map(({ id }) => id),
  );
  expect(extras.at(-1)).toEqual({ id: 'solar', name: solar.title, price, note: 'By brush.' });
});
