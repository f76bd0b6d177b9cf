import { expect, test } from 'vitest';
import { frequency } from '../prices/parameters';
import { priceGuideSchema } from '../content/price-guide';
import { unlistedHome } from '../prices/choices';
import { completeGuide } from '../prices/service-prices';
import { contentWith } from '../testing/example';
import { longest } from '../testing/price-lists';
import { extraLink, homeLink, priceLink } from './links';

const { priceGuide: longestGuide } = contentWith(longest);

const guide = priceGuideSchema.parse({
  homes: [],
  extras: [
    { id: 'gutters', name: 'Gutters', price: 60 },
    { id: 'stains', name: 'Stains', price: 'on request' },
    { id: 'drives', name: 'Drives', price: { each: 3, unit: 'metre' } },
    { id: 'moved', name: 'Furniture', price: 20, question: 'Are the rooms empty?' },
    { id: 'sealing', name: 'Sealing', price: 90, needs: 'drives' },
    { id: 'soffits', name: 'Soffits', price: { bySize: [{ size: 'Any', houseOnly: 70 }] } },
  ],
  guideNote: 'Guides.',
});

test.each([
  ['regular', '/prices#all-prices'],
  ['gutters', '/prices?extra=gutters#your-price'],
  ['stains', undefined],
  [{ form: 'amount' as const, amount: 'on request' as const }, undefined],
])('a service with the price %j links to %s', (price, link) => {
  const service = { id: 'any', title: 'Any', price };
  expect(priceLink(service, completeGuide(guide, [service]))).toBe(link);
});

test('the link of an extra is without cleans and with the surcharge that it needs; that of a question is about cleans', () => {
  const links = longestGuide.extras.map((extra) => extraLink(extra, longestGuide));
  expect(links).toEqual([
    '/prices?frequency=none&extra=gutter-clearing#your-price',
    '/prices?frequency=none&extra=windows-inside#your-price',
    '/prices?frequency=none&has=conservatory#your-price',
    '/prices?has=loft&extra.first-loft=no#your-price',
    '/prices?frequency=none&extra=half#your-price',
  ]);
});

test('a home leads to the estimator, and to the form where it has no price', () => {
  const home = { ...unlistedHome, id: 'house', amounts: { often: 1200 } };
  expect(homeLink(home, { id: 'often', every: '4 weeks' })).toBe(
    `/prices?home=house&${frequency}=often#your-price`,
  );
  expect(homeLink(home, { id: 'rarely', every: 'year' })).toBe(
    `/contact?home=house&${frequency}=rarely#your-message`,
  );
});

test('the link of an extra chooses it, or answers its question with no; it chooses no number or size, nor what needs another', () => {
  expect(guide.extras.map((extra) => extraLink(extra, guide))).toEqual([
    '/prices?extra=gutters#your-price',
    '/prices?extra=stains#your-price',
    '/prices#your-price',
    '/prices?extra.moved=no#your-price',
    '/prices#your-price',
    '/prices#your-price',
  ]);
});
