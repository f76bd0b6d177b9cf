import { expect, test } from 'vitest';
import type { Price } from '../content/price';
import { priceGuide } from '../testing/example-content/prices';
import { services } from '../testing/example-content/services';
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

test('each service has its price in words, or invites to ask', () => {
  const guide = withServices(priceGuide, services);
  expect(services.map((service) => servicePriceWords(service, guide))).toEqual([
    '£11 to £17.50 a clean',
    '£11 to £17.50 a clean',
    '£5 a panel, minimum £50',
    '£50 to £100',
    '£60 to £100',
    'Ask for a quote',
    'Ask for a quote',
  ]);
});

test('a service with a price of its own is offered among the extras', () => {
  const price = { each: 800, unit: 'panel', minimum: 6000 };
  const solar = { id: 'solar', title: 'Solar Panel Cleaning', price, note: 'By brush.' };
  const { extras } = withServices(priceGuide, [...services, solar]);
  expect(extras.slice(priceGuide.extras.length).map(({ name }) => name)).toEqual([
    'First clean',
    'Window Restoration Cleans',
    'Solar Panel Cleaning',
  ]);
  expect(extras.at(-1)).toEqual({
    id: 'solar',
    name: 'Solar Panel Cleaning',
    price,
    note: 'By brush.',
  });
});
