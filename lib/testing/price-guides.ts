import { writtenSample, type Change } from './sample';

const { frequencies, surcharges = [], homes } = writtenSample.priceGuide;
const [semi, detached, terraced] = homes;

/**
 * More frequencies, surcharges and homes than the sample has: as much as fits a computer's first screen and an
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
    example: { home: '3 Bed Semi Detached', frequency: 'twelveWeeks', extension: true, loft: true },
  },
} satisfies Change;

/** Every kind of price, of regular and of one-off cleans; some are “from” prices, free, impossible or on request. */
export const everyPrice = {
  priceGuide: {
    frequencies: [
      { id: 'monthly', every: 'month' },
      { id: 'quarterly', every: 'quarter' },
      { id: 'oneOff', every: 'once' },
    ],
    surcharges: [
      { id: 'extension', name: 'Extension', countsAsExtension: true },
      { id: 'loft', name: 'Loft' },
    ],
    homes: [
      {
        rows: [
          {
            home: 'House',
            size: 'House',
            monthly: 17,
            quarterly: 'from £20.45',
            oneOff: 50,
            extension: 5,
            loft: 0,
          },
          {
            home: 'Flat',
            monthly: 9,
            quarterly: 'on request',
            oneOff: 25,
            extension: 'none',
            loft: 'none',
          },
        ],
      },
    ],
    extras: [
      { id: 'insides', name: 'Insides', price: { times: 2, frequency: 'oneOff' } },
      {
        id: 'gutters',
        name: 'Gutters',
        price: { bySize: [{ size: 'House', withoutExtension: 90, withExtension: 'from £110.90' }] },
      },
      {
        id: 'roof',
        name: 'Roof',
        price: { each: 5, unit: 'panel', units: 'panels', minimum: 50 },
        note: 'Of glass.',
      },
      { id: 'sills', name: 'Sills', price: 22 },
      { id: 'stains', name: 'Stains', price: 'on request' },
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
    ],
    extrasHeading: undefined,
    example: undefined,
    guideNote: undefined,
  },
  services: [
    { id: 'windows', title: 'Windows', price: 'regular' },
    { id: 'stains', title: 'Stains', price: 'stains' },
  ],
} satisfies Change;
