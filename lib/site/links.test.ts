import { expect, test } from 'vitest';
import { completeGuide } from '../content/complete-guide';
import type { Amount, ParsedPrice } from '../content/price';
import { frequency } from '../prices/parameters';
import { unlistedHome } from '../prices/choices';
import { contentWith, readWith } from '../testing/sample';
import { longest } from '../testing/price-guides';
import { extraLink, homeLink, priceLink, serviceLink } from './links';

const { priceGuide: longestGuide } = contentWith(longest);

const extra = (id: string, price: ParsedPrice, more = {}) => ({ id, name: id, price, ...more });
const pounds = (amount: Amount): ParsedPrice => ({ kind: 'amount', amount });
const guide = {
  ...readWith().priceGuide,
  extras: [
    extra('gutters', pounds(6000)),
    extra('stains', pounds('on request')),
    extra('drives', { kind: 'each', each: 300, unit: 'metre', units: 'metres' }),
    extra('moved', pounds(2000), { question: 'Are the rooms empty?' }),
  ],
};

test.each([
  ['regular', '/prices#all-prices'],
  ['gutters', '/prices?frequency=none&extra=gutters#extra.gutters'],
  ['stains', undefined],
])('a service with the price %s links to %s', (price, link) => {
  expect(priceLink({ id: 'any', title: 'Any', price }, completeGuide(guide))).toBe(link);
});

test('a service without a price or a description links to a message about it', () => {
  const service = { id: 'any', title: 'Any' };
  expect(priceLink(service, completeGuide(guide))).toBe(undefined);
  expect(serviceLink(service)).toBe('/contact?about=any#your-message');
});

test('the link of an extra has no cleans; the link of a question has', () => {
  const links = longestGuide.extras.map((extra) => extraLink(extra, longestGuide));
  expect(links).toEqual([
    '/prices?frequency=none&extra=gutter-clearing#your-price',
    '/prices?frequency=none&extra=windows-inside#your-price',
    '/prices?frequency=none#extra.conservatory-roof',
    '/prices?extra.first-clean=no#your-price',
    '/prices?frequency=none&extra=window-restoration-cleans#extra.window-restoration-cleans',
  ]);
});

test('a home links to the estimator, or to the form if it has no price', () => {
  const home = { ...unlistedHome, id: 'house', amounts: { often: 1200 } };
  expect(homeLink(home, { id: 'often', every: '4 weeks' })).toBe(
    `/prices?home=house&${frequency}=often#home.house`,
  );
  expect(homeLink(home, { id: 'rarely', every: 'year' })).toBe(
    `/contact?home=house&${frequency}=rarely#your-message`,
  );
});

test('an extra with the same price for every home links to its row, chosen unless it needs a number', () => {
  const complete = completeGuide(guide);
  expect(complete.extras.map((extra) => extraLink(extra, complete))).toEqual([
    '/prices?frequency=none&extra=gutters#extra.gutters',
    '/prices?frequency=none&extra=stains#extra.stains',
    '/prices?frequency=none#extra.drives',
    '/prices?extra.moved=no#your-price',
  ]);
});
