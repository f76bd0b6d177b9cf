import { describe, expect, test } from 'vitest';
import { priceGuide } from '../testing/example-content/prices';
import {
  priceOfAdditionalService,
  priceOfClean,
  priceOfConservatoryRoof,
  priceOfWindowsInside,
  workedExample,
} from './prices';

/** The specification's tables, in pounds, and a house with pence. */
const specification = {
  semiDetached: [
    ['2 Bed', 11, 17, 2, 5],
    ['3 Bed', 12, 18, 2, 5],
    ['4 Bed', 13, 19, 2, 5],
  ],
  detached: [
    ['3 Bed', 14, 20, 2, 5],
    ['4 Bed', 15, 21, 2, 5],
    ['5 Bed', 16, 22, 2, 5],
    ['6 Bed', 17.5, 23.95, 2.5, 5],
  ],
} as const;

const neither = { extension: false, conservatory: false };

describe.each(['semiDetached', 'detached'] as const)('%s', (houseType) => {
  const rows = specification[houseType].map((row, index) => [...row, index] as const);

  test.each(rows)(
    '%s costs £%s every 4 weeks, £%s every 8, £%s for an extension, £%s for a conservatory',
    (property, fourWeeks, eightWeeks, extension, conservatory, index) => {
      const row = priceGuide[houseType][index]!;
      const price = (frequency: 'fourWeeks' | 'eightWeeks', extras = {}) =>
        priceOfClean(row, { frequency, ...neither, ...extras }) / 100;
      expect(row.property).toBe(property);
      expect(price('fourWeeks')).toBe(fourWeeks);
      expect(price('eightWeeks')).toBe(eightWeeks);
      expect(price('fourWeeks', { extension: true })).toBe(fourWeeks + extension);
      expect(price('fourWeeks', { conservatory: true })).toBe(fourWeeks + conservatory);
      expect(price('eightWeeks', { extension: true, conservatory: true })).toBe(
        eightWeeks + extension + conservatory,
      );
    },
  );

  test.each(rows)('windows of a %s inside cost twice the four-weekly £%s', (...row) => {
    const [, fourWeeks, , , , index] = row;
    expect(priceOfWindowsInside(priceGuide, priceGuide[houseType][index]!)).toBe(
      fourWeeks * 2 * 100,
    );
  });

  test('has no other row', () => {
    expect(priceGuide[houseType]).toHaveLength(rows.length);
  });
});

test('a 3-bed semi with extension and conservatory every 8 weeks is £25', () => {
  expect(workedExample(priceGuide)).toMatchObject({
    prices: { property: '3 Bed' },
    parts: [
      { part: 'eightWeeks', pence: 1800 },
      { part: 'extension', pence: 200 },
      { part: 'conservatory', pence: 500 },
    ],
    pence: 2500,
  });
});

test.each([
  ['Terraced', 50, 70, 60, 70],
  ['3/4 Bed Semi', 60, 80, 70, 80],
  ['3/4 Bed Detached', 70, 90, 80, 90],
  ['5 Bed', 80, 100, 90, 100],
])(
  '%s: gutters £%i, or £%i with conservatory or extension; with fascia and soffits £%i or £%i',
  (property, ...pounds) => {
    const row = priceGuide.additionalServices.find((prices) => prices.property === property)!;
    const extension = { extension: true, conservatory: false };
    const conservatory = { extension: false, conservatory: true };
    for (const extra of [extension, conservatory]) {
      expect([
        priceOfAdditionalService(row, 'gutterClearing', neither),
        priceOfAdditionalService(row, 'gutterClearing', extra),
        priceOfAdditionalService(row, 'gutterFasciaSoffits', neither),
        priceOfAdditionalService(row, 'gutterFasciaSoffits', extra),
      ]).toEqual(pounds.map((amount) => amount * 100));
    }
  },
);

test.each([
  [1, 50],
  [9, 50],
  [10, 50],
  [11, 55],
  [20, 100],
])('a conservatory roof of %i panels costs £%i', (panels, pounds) => {
  expect(priceOfConservatoryRoof(priceGuide, panels)).toBe(pounds * 100);
});
