import { expect, test } from 'vitest';
import { priceGuide } from '../testing/example-content/prices';
import { priceGuideSchema } from '../content/price-guide';
import { findHouse, houseGroups } from './houses';

test('the houses of the guide are those of its tables, and Terraced', () => {
  expect(
    houseGroups(priceGuide).map(({ heading, houses }) => [
      heading,
      houses.map(({ label, house }) => `${label}: ${house.id}`),
    ]),
  ).toEqual([
    [
      'Semi Detached',
      ['2 Bed: semi-detached-2-bed', '3 Bed: semi-detached-3-bed', '4 Bed: semi-detached-4-bed'],
    ],
    [
      'Detached',
      [
        '3 Bed: detached-3-bed',
        '4 Bed: detached-4-bed',
        '5 Bed: detached-5-bed',
        '6 Bed: detached-6-bed',
      ],
    ],
    ['Other homes', ['Terraced: terraced']],
  ]);
});

test.each([
  ['semi-detached-2-bed', '2 Bed', undefined],
  ['semi-detached-4-bed', '4 Bed', '3/4 Bed Semi'],
  ['detached-3-bed', '3 Bed', '3/4 Bed Detached'],
  ['detached-5-bed', '5 Bed', '5 Bed'],
  ['detached-6-bed', '6 Bed', undefined],
  ['terraced', undefined, 'Terraced'],
])(
  '%s has the window prices of %s and the additional services of %s',
  (id, windows, additional) => {
    const house = findHouse(priceGuide, id);
    expect(house?.windows?.property).toBe(windows);
    expect(house?.additional?.property).toBe(additional);
  },
);

test.each(['', 'bungalow', 'Terraced', 'constructor'])('%j is no house', (id) => {
  expect(findHouse(priceGuide, id)).toBeUndefined();
});

/** The guide as checked, put through the check again after a change. */
function problemsOf(change: (guide: typeof priceGuide) => void): string[] {
  const guide = structuredClone(priceGuide);
  guide.semiDetached.concat(guide.detached).forEach((row) => {
    for (const price of ['fourWeeks', 'eightWeeks', 'extension', 'conservatory'] as const) {
      row[price] /= 100;
    }
  });
  change(guide);
  const result = priceGuideSchema.safeParse(guide);
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
}

test('a house listed in two rows of additional services is a mistake', () => {
  expect(problemsOf(() => {})).toEqual([]);
  expect(problemsOf((guide) => guide.additionalServices[3]!.houses.push('Detached 4 Bed'))).toEqual(
    [
      'additionalServices.3.houses has Detached 4 Bed, which is in an earlier row too: a house can have only one price',
    ],
  );
});

test('rows with the same slug are a mistake', () => {
  expect(
    problemsOf((guide) => {
      guide.detached[1]!.property = '3-bed';
      guide.additionalServices[2]!.houses = ['Detached 3 Bed'];
    }),
  ).toEqual([
    'detached.1.property gives Detached 3-bed, which is too similar to Detached 3 Bed: at least one letter or digit must differ',
  ]);
});
