import { expect, test } from 'vitest';
import { priceGuideSchema } from './price-guide';
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

test('a price and the surcharges of a home may be on request, and a surcharge may be nothing', () => {
  const rows = [
    { ...home, rarely: 'on request' as const, loft: 'on request' as const },
    { ...home, home: '4 Bed', often: 13.5, loft: 0 },
    { home: '5 Bed', often: 'on request' as const, rarely: 'on request' as const },
  ];
  const { homes } = priceGuideSchema.parse({ ...list, homes: [{ heading: 'Detached', rows }] });
  expect(homes[0]!.rows).toMatchObject([
    { amounts: { often: 1200, rarely: 'on request', loft: 'on request' } },
    { name: '4 Bed Detached', amounts: { often: 1350, loft: 0 } },
    { id: '5-bed-detached', amounts: { often: 'on request' } },
  ]);
});

test.each<[what: string, change: object, told: string]>([
  ['nothing', {}, ''],
  [
    'homes without a frequency',
    { frequencies: [], homes: [{ rows: [{ home: 'Any', loft: 1 }] }] },
    'frequencies: has no entry: say how often you come to the homes',
  ],
  [
    'five frequencies',
    {
      ...noHomes,
      frequencies: ['day', 'week', 'month', 'quarter', 'year'].map((every) => ({
        id: every,
        every,
      })),
    },
    'frequencies: has too many entries: there is room for 4',
  ],
  [
    'a surcharge named like a frequency',
    { surcharges: [{ id: 'often', name: 'Loft' }], homes: [{ rows: [home] }] },
    'surcharges,0,id: is "often", the id of a frequency: choose another',
  ],
  [
    'a surcharge named like a field',
    { surcharges: [{ id: 'size', name: 'Loft' }], homes: [{ rows: [home] }] },
    'surcharges,0,id: must be one word of letters and digits, like sixWeeks, other than home, size, frequency and about, not "size"',
  ],
  [
    'an extra named like a surcharge',
    { extras: [{ id: 'loft', name: 'Loft', price: 5 }] },
    'extras,0,id: must be another word, since the estimator uses "loft" for something else',
  ],
  [
    'a home named like the one that is not listed',
    { homes: [{ rows: [{ ...home, home: 'Not listed', loft: 0 }] }] },
    'homes,0,rows,0,home: must have a letter from a to z or a digit, not "Not listed"',
  ],
  [
    'a multiple without homes',
    { ...noHomes, extras: [{ id: 'inside', name: 'Inside', price: { times: 2 } }] },
    'extras,0,price,times: needs homes with a regular price: write another price',
  ],
  [
    'an extended price that none pays',
    {
      extras: [
        {
          id: 'gutters',
          name: 'Gutters',
          price: { bySize: [{ size: 'Any', houseOnly: 5, extended: 6 }] },
        },
      ],
    },
    'extras,0,price,bySize,0,extended: is for homes with a surcharge that countsAsExtended, and none does: remove it',
  ],
  [
    'an example without homes',
    { ...noHomes, example: { home: '3 Bed', frequency: 'often' } },
    'example,home: is "3 Bed", but there is none: remove it\nexample,frequency: is "often", but there is none: remove it',
  ],
  ['no homes', noHomes, ''],
  [
    'frequencies without homes',
    { homes: [] },
    'homes: has no entry: add a table, or remove frequencies and surcharges',
  ],
  [
    'a replaced first clean that nobody asks about',
    { extras: [{ id: 'first', name: 'First', price: 5, replacesFirst: true }] },
    'extras,0,replacesFirst: belongs to a question: write one, or remove replacesFirst',
  ],
])('%s in a price list', (_, change, told) => {
  const { error } = priceGuideSchema.safeParse({ ...list, ...change });
  const said = error?.issues.map(({ path, message }) => `${path}: ${message}`) ?? [];
  expect(said.join('\n')).toBe(told);
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
    { form: 'amount', amount: 'on request' },
    { extra: 'gutter-clearing' },
    { form: 'amount', amount: 3000 },
    { form: 'each', each: 800, unit: 'panel' },
  ]);
});
