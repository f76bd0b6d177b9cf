import { expect, test } from 'vitest';
import { defineContent } from './define-content';
import { priceGuideSchema } from './price-guide';
import { ContentError } from './problem';
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

function problemsOf(written: unknown): string[] {
  try {
    defineContent('content/prices.ts', priceGuideSchema, written as never);
    return [];
  } catch (error) {
    return (error as ContentError).problems.map(({ message }) => message);
  }
}

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
  expect(problemsOf(written)).toEqual([]);
});

const solar = 'extras, row 1 (solar)';

test.each([
  [
    withRows({ ...row, fourWeeks: '£12' }),
    'homes, row 1 (Detached), rows, row 1 (3 Bed): fourWeeks must be an amount in pounds, like 15 or 15.50, or \'on request\', not "£12"',
  ],
  [
    withRows({ ...row, fourWeeks: '12' }),
    'homes, row 1 (Detached), rows, row 1 (3 Bed): fourWeeks must be an amount in pounds, like 15 or 15.50, or \'on request\', not "12" (remove the quotes)',
  ],
  [
    withRows({ ...row, fourWeeks: 0 }),
    'homes, row 1 (Detached), rows, row 1 (3 Bed): fourWeeks must be an amount of more than 0 pounds, not 0',
  ],
  [
    withRows({ ...row, size: '3/4 Bed' }),
    'homes, row 1 (Detached), rows, row 1 (3 Bed): size must be a size of the extras (none has any), not "3/4 Bed"',
  ],
  [
    { ...withRows({ ...row, size: '5 Bed' }), extras: [gutters] },
    'homes, row 1 (Detached), rows, row 1 (3 Bed): size must be a size of the extras (3/4 Bed), not "5 Bed"',
  ],
  [
    withRows(row, { ...row, home: '3-bed' }),
    'homes, row 1 (Detached), rows, row 2 (3-bed): home gives 3-bed Detached, which is too similar to 3 Bed Detached: at least one letter or digit must differ',
  ],
  [
    withRows({ ...row, home: '4 Bed' }),
    'example: home must be a home of the tables (4 Bed Detached), not "3 Bed Detached"',
  ],
  [
    withExtra({ price: '£30' }),
    `${solar}: price must be an amount in pounds, like 15 or 15.50, or 'on request', not "£30"`,
  ],
  [
    withExtra({ price: undefined }),
    `${solar}: price is missing: it must be an amount in pounds, like 15 or 15.50, or 'on request'`,
  ],
  [
    withExtra({ price: { each: '£8', unit: 'panel' } }),
    `${solar}, price: each must be an amount in pounds, like 15 or 15.50, not "£8"`,
  ],
  [
    withExtra({ price: { each: 8 } }),
    `${solar}, price: unit is missing: it must be text of 1 to 20 characters`,
  ],
  [
    withExtra({ price: { perPanel: 8, unit: 'panel' } }),
    `${solar}, price: each is missing: it must be an amount in pounds, like 15 or 15.50`,
  ],
  [
    withExtra({ price: { times: 2.5 } }),
    `${solar}, price: times must be a whole number from 1 to 10, not 2.5`,
  ],
  [
    withExtra({ price: 30, needs: 'garage' }),
    `${solar}: needs must be one of extension, conservatory, not "garage"`,
  ],
  [
    withExtra({ id: 'conservatory', price: 30 }),
    'extras, row 1 (conservatory): id must be another word, since the estimator uses "conservatory" for something else',
  ],
])('of %o it is said what is wrong', (written, problem) => {
  expect(problemsOf(written)).toContain(problem);
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
