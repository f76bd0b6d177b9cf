import { everyFact } from './every-fact';
import { writtenSample, type Change } from './sample';

const gutters = { id: 'gutter-clearing', name: 'Gutters cleared' };
const { frequencies, surcharges = [], homes } = writtenSample.priceGuide;
const [semi, detached, terraced] = homes;

/**
 * More frequencies, surcharges, homes and extras than the sample has: as much as fits a computer's first screen and an
 * A4 page. A home, a heading and a surcharge have odd names.
 */
export const longest = {
  priceGuide: {
    frequencies: [
      ...frequencies,
      { id: 'twelveWeeks', every: '12 weeks' },
      { id: 'quarter', every: 'quarter' },
      { id: 'oneOff', every: 'once' },
    ],
    surcharges: [...surcharges, { id: 'loft', name: 'Loft < 2 "skylights" & $&' }],
    homes: [
      { ...semi!, rows: [...semi!.rows, { ...semi!.rows[0]!, home: '"5" < 6 Bed' }] },
      { ...detached!, heading: 'Detached & $1' },
      terraced!,
    ].map(({ heading, rows }) => ({
      heading,
      rows: rows.map((row, index) => ({
        ...row,
        twelveWeeks: heading ? 24.5 + index : 'on request',
        quarter: heading ? 'from £33' : 'on request',
        oneOff: heading ? [45, 1250.5][index % 2]! : 'on request',
        loft: index === 0 ? 'on request' : 1.5,
      })),
    })),
    extras: [
      ...everyFact.priceGuide.extras,
      {
        id: 'first-loft',
        name: 'First clean of the loft',
        price: 15,
        question: 'Have we cleaned the loft before?',
      },
      { id: 'half', name: 'Ground floor only', price: { times: 0.5, frequency: 'twelveWeeks' } },
    ],
    example: { home: '3 Bed Semi Detached', frequency: 'twelveWeeks', extension: true, loft: true },
  },
} satisfies Change;

/** Only monthly cleans, and a first clean at 1.5 times the price. */
export const monthly = {
  priceGuide: {
    frequencies: [{ id: 'monthly', every: 'month' }],
    surcharges,
    homes: [
      {
        rows: [
          { home: 'House', monthly: 14.95, extension: 2, conservatory: 5, size: 'House' },
          { home: 'Flat', monthly: 9.95, extension: 2, conservatory: 'none' },
        ],
      },
    ],
    extras: [
      {
        ...gutters,
        price: { bySize: [{ size: 'House', withoutExtension: 70, withExtension: 'on request' }] },
      },
      {
        id: 'conservatory-roof',
        name: 'Conservatory roof',
        price: { each: 5, unit: 'panel', units: 'panels', minimum: 50 },
        note: 'Of glass.',
      },
      {
        id: 'first-clean',
        name: 'First clean',
        price: { times: 1.5 },
        note: 'It takes longer the first time.',
        question: 'Have your windows been cleaned in the last 6 months?',
        replacesFirst: true,
      },
    ],
    extrasHeading: undefined,
    example: undefined,
  },
  services: [{ id: 'first-clean', title: 'First clean', price: 'first-clean' }],
} satisfies Change;

/** One-off cleans, and fixed prices, some of them “from” prices. */
export const oneOffs = {
  priceGuide: {
    frequencies: [
      { id: 'monthly', every: 'month' },
      { id: 'quarterly', every: 'quarter' },
      { id: 'oneOff', every: 'once' },
    ],
    surcharges: [
      { id: 'extension', name: 'Extension', countsAsExtension: true },
      { id: 'skylight', name: 'Skylight' },
    ],
    homes: [
      {
        rows: [
          {
            home: 'House',
            monthly: 12,
            quarterly: 'from £20',
            oneOff: 'from £30',
            extension: 0,
            skylight: 0.45,
            size: 'House',
          },
          {
            home: 'Flat',
            monthly: 9,
            quarterly: 'on request',
            oneOff: 25,
            extension: 'none',
            skylight: 'none',
          },
        ],
      },
    ],
    extras: [
      { id: 'inside', name: 'Windows inside', price: { times: 2, frequency: 'oneOff' } },
      {
        ...gutters,
        price: {
          bySize: [{ size: 'House', withoutExtension: 50, withExtension: 'from £70' }],
        },
      },
      { id: 'finial', name: 'Finial', price: 'from £15' },
      {
        id: 'ladders',
        name: 'Ladders',
        price: 15,
        question: 'Can we reach all windows from the ground?',
      },
      {
        id: 'first-clean',
        name: 'First clean',
        price: { times: 2 },
        question: 'Have your windows been cleaned this year?',
        replacesFirst: true,
      },
      { id: 'roofs', name: 'Roofs', price: 'from £400' },
    ],
    extrasHeading: undefined,
    example: undefined,
    guideNote: undefined,
  },
  services: [
    { id: 'windows', title: 'Windows', price: 'regular' },
    { id: 'roofs', title: 'Roofs', price: 'roofs' },
  ],
} satisfies Change;
