import { expect, test } from 'vitest';
import { priceGuideSchema } from './price-guide';
import { servicesSchema } from './services';

const row = { home: '3 Bed', fourWeeks: 12, eightWeeks: 18, extension: 2, conservatory: 5 };
const guide = {
  homes: [{ heading: 'Detached', rows: [row] }],
  extrasHeading: 'Extras',
  extras: [],
  example: { home: '3 Bed Detached', frequency: 'fourWeeks', extension: true, conservatory: true },
  guideNote: 'Guides.',
};
const gutters = {
  id: 'gutters',
  name: 'Gutters',
  price: { bySize: [{ size: '3/4 Bed', houseOnly: 60, extended: 80 }] },
};

/** A guide with these rows and extras. */
const withRows = (...rows: object[]) => ({ ...guide, homes: [{ heading: 'Detached', rows }] });
const withExtra = (extra: object) => ({
  ...guide,
  extras: [{ id: 'solar', name: 'Solar panels', ...extra }],
});

test.each([
  [
    'a home on request',
    withRows(row, { home: 'Town house', fourWeeks: 'on request', eightWeeks: 'on request' }),
  ],
  ['one price of a home on request', withRows({ ...row, eightWeeks: 'on request' })],
  ['a surcharge of 0', withRows({ ...row, extension: 0 })],
  ['a third table', { ...guide, homes: [...guide.homes, { heading: 'Bungalow', rows: [row] }] }],
  ['a home of a size', { ...withRows({ ...row, size: '3/4 Bed' }), extras: [gutters] }],
  ['one amount', withExtra({ price: 30 })],
  ['so much each', withExtra({ price: { each: 8, unit: 'panel', minimum: 60 } })],
  ['so much each without a minimum', withExtra({ price: { each: 8, unit: 'panel' } })],
  ['a multiple', withExtra({ price: { times: 2 } })],
  ['an extra on request', withExtra({ price: 'on request', note: 'Ask us.', needs: 'extension' })],
])('%s is understood', (_, written) => {
  expect(priceGuideSchema.safeParse(written).error).toBe(undefined);
});

test.each([
  [{ description: 'By brush.' }, 'photo'],
  [{ photo: 'solar.jpg' }, 'description'],
])('a service with %o alone lacks its %s', (part, missing) => {
  const service = { id: 'solar', title: 'Solar panels', price: 'on request', ...part };
  const { error } = servicesSchema.safeParse([service]);
  expect(error!.issues).toEqual([expect.objectContaining({ path: [0, missing] })]);
});

test('a service points at an extra, or has a price of its own', () => {
  const prices = ['regular', 'on request', 'gutter-clearing', 30, { each: 8, unit: 'panel' }];
  const services = prices.map((price, index) => ({ id: `s${index}`, title: `S ${index}`, price }));
  expect(servicesSchema.parse(services).map(({ price }) => price)).toEqual([
    'regular',
    'on request',
    { extra: 'gutter-clearing' },
    3000,
    { each: 800, unit: 'panel' },
  ]);
});
