import { expect, test } from 'vitest';
import { completeGuide } from '../content/complete-guide';
import type { Amount, ParsedPrice } from '../content/price';
import { unlistedHome } from '../prices/choices';
import { readWith } from '../testing/sample';
import { extraLink, homeLink, priceLink, serviceLink } from './links';

const extra = (id: string, price: ParsedPrice, more = {}) => ({ id, name: id, price, ...more });
const pounds = (amount: Amount): ParsedPrice => ({ kind: 'amount', amount });
const guide = completeGuide({
  ...readWith().priceGuide,
  extras: [
    extra('gutters', pounds(6000)),
    extra('stains', pounds('on request')),
    extra('drives', { kind: 'each', each: 300, unit: 'metre', units: 'metres' }),
    extra('inside', { kind: 'times', times: 2, frequency: 'fourWeeks' }),
    extra('moved', pounds(2000), { question: 'Are the rooms empty?' }),
  ],
});

test.each([
  ['regular', '/prices#all-prices'],
  ['gutters', '/prices?frequency=none&extra=gutters#extra.gutters'],
  ['stains', undefined],
  [undefined, undefined],
])('a service with the price %s links to %s', (price, link) => {
  expect(priceLink({ id: 'any', title: 'Any', ...(price && { price }) }, guide)).toBe(link);
});

test('a service without a price or a description links to a message about it', () => {
  expect(serviceLink({ id: 'any', title: 'Any' })).toBe('/contact?about=any#your-message');
});

test('an extra links to its row or to the estimate, without cleans unless it is a question', () => {
  expect(guide.extras.map((extra) => extraLink(extra, guide))).toEqual([
    '/prices?frequency=none&extra=gutters#extra.gutters',
    '/prices?frequency=none&extra=stains#extra.stains',
    '/prices?frequency=none#extra.drives',
    '/prices?frequency=none&extra=inside#your-price',
    '/prices?extra.moved=no#your-price',
  ]);
});

test('a home links to the estimator, or to the form if it has no price', () => {
  const home = { ...unlistedHome, id: 'house', amounts: { often: 1200 } };
  const links = ['often', 'rarely'].map((id) => homeLink(home, { id, every: 'year' }));
  expect(links).toEqual([
    '/prices?home=house&frequency=often#home.house',
    '/contact?home=house&frequency=rarely#your-message',
  ]);
});
