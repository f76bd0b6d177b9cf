import { expect, test } from 'vitest';
import { pounds } from './price';
import { priceGuideSchema } from './price-rules';
import { servicesSchema } from './services';

const frequencies = [
  { id: 'often', every: '6 weeks' },
  { id: 'rarely', every: 'month' },
];
const surcharges = [{ id: 'loft', name: 'Loft' }];
const home = { home: '3 Bed', often: 12, rarely: 13 };
const homes = [{ rows: [{ ...home, loft: 0 }] }];
const list = { frequencies, surcharges, homes, extras: [], guideNote: 'Guides.' };
const noHomes = { frequencies: [], surcharges: [], homes: [] };

test.each([
  [0.01, 1],
  [1.1, 110],
  [8.2, 820],
  [15.45, 1545],
  [10_000, 1_000_000],
  ['15', 1500],
  ['£13.50', 1350],
  ['£1,050', 105_000],
])('%s pounds are %i pence', (amount, pence) => {
  expect(pounds.parse(amount)).toBe(pence);
});

test('a price and the surcharges of a home may be on request, and a surcharge may be nothing', () => {
  const rows = [
    { ...home, rarely: 'on request', loft: 'on request' },
    { ...home, home: '4 Bed', often: '£13.50', rarely: 'POA', loft: '0' },
    { home: '5 Bed', often: 'on request', rarely: 'on request' },
  ];
  const { homes } = priceGuideSchema.parse({ ...list, homes: [{ heading: 'Detached', rows }] });
  expect(homes[0]!.rows).toMatchObject([
    { amounts: { often: 1200, rarely: 'on request', loft: 'on request' } },
    { name: '4 Bed Detached', amounts: { often: 1350, rarely: 'on request', loft: 0 } },
    { id: '5-bed-detached', amounts: { often: 'on request' } },
  ]);
});

const everySoOften = ['day', 'week', 'month', 'quarter', 'year'].map((every) => ({
  id: every,
  every,
}));
const inside = { id: 'inside', name: 'Inside', price: { times: 2 } };
const bySize = [{ size: 'Any', houseOnly: 5, extended: 6 }];

test.each<[what: string, change: object, ...told: string[]]>([
  ['no homes', noHomes],
  [
    'homes without a frequency',
    { frequencies: [], homes: [{ rows: [{ home: 'Any', loft: 1 }] }] },
    'frequencies: has no entry: say how often you come to the homes',
  ],
  [
    'frequencies without homes',
    { homes: [] },
    'homes: has no entry: add a table, or remove frequencies and surcharges',
  ],
  [
    'five frequencies',
    { ...noHomes, frequencies: everySoOften },
    'frequencies: has too many entries: there is room for 4',
  ],
  [
    'a multiple without homes',
    { ...noHomes, extras: [inside] },
    'extras,0,price,times: needs homes with a regular price: write another price',
  ],
  [
    'a question where visitors choose a size',
    {
      ...noHomes,
      extras: [
        { ...inside, question: 'Clean?', price: { bySize: [{ size: 'Any', houseOnly: 5 }] } },
      ],
    },
    'extras,0,question: asks for yes or no, but the price for a number or a size: remove one',
  ],
  [
    'an extended price that none pays',
    { extras: [{ ...inside, price: { bySize } }] },
    'extras,0,price,bySize,0,extended: is for homes with a surcharge that countsAsExtended, and none does: remove it',
  ],
  [
    'extras that need others in circles',
    {
      extras: [
        { ...inside, needs: 'loft' },
        { ...inside, id: 'a', name: 'A', needs: 'b' },
        { ...inside, id: 'b', name: 'B', needs: 'a' },
      ],
    },
    'extras,1,needs: is "b", which is not the id of a surcharge or another extra: write "loft"',
    'extras,2,needs: is "a", which is not the id of a surcharge or another extra: write "loft"',
  ],
  [
    'an amount that a home cannot have, and a maximum in words',
    {
      homes: [{ rows: [{ ...home, loft: 'none', often: 'none' }] }],
      extras: [{ ...inside, price: { each: 5, unit: 'panel', maximum: 'ten' } }],
    },
    'extras,0,price,maximum: must be a whole number up to 99999, like 200, not "ten"',
    'homes,0,rows,0,often: must be an amount in pounds, like 15 or 15.50, or "on request", not "none"',
  ],
  [
    'an example without homes',
    { ...noHomes, example: { home: '3 Bed', frequency: 'often' } },
    'example,home: is "3 Bed", but there is none: remove it',
    'example,frequency: is "often", but there is none: remove it',
  ],
])('%s in a price list', (_, change, ...told) => {
  const { error } = priceGuideSchema.safeParse({ ...list, ...change });
  expect((error?.issues ?? []).map(({ path, message }) => `${path}: ${message}`)).toEqual(told);
});

test('a service points at an extra, or has a price of its own', () => {
  const prices = ['regular', 'on request', 'gutter-clearing', 30, { each: 8, unit: 'panel' }];
  const services = prices.map((price, index) => ({ id: `s${index}`, title: `S ${index}`, price }));
  expect(servicesSchema.parse(services).map(({ price }) => price)).toEqual([
    'regular',
    { form: 'amount', amount: 'on request' },
    { extra: 'gutter-clearing' },
    { form: 'amount', amount: 3000 },
    { form: 'each', each: 800, unit: 'panel' },
  ]);
});
