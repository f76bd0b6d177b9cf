import { expect, test } from 'vitest';
import { priceGuideSchema } from './price-guide';
import { servicesSchema } from './services';

test('a price and the surcharges of a home may be on request, and an extension may cost nothing', () => {
  const rows = [
    { home: '3 Bed', fourWeeks: 12, eightWeeks: 'on request' as const },
    { home: '4 Bed', fourWeeks: 13.5, eightWeeks: 19, extension: 0, conservatory: 5 },
  ];
  const choice = { frequency: 'fourWeeks', extension: true, conservatory: true } as const;
  const { homes } = priceGuideSchema.parse({
    homes: [{ heading: 'Detached', rows }],
    extrasHeading: 'Extras',
    extras: [],
    example: { home: '3 Bed Detached', ...choice },
    guideNote: 'Guides.',
  });
  expect(homes[0]!.rows).toMatchObject([
    { fourWeeks: 1200, eightWeeks: 'on request', extension: 'on request' },
    { name: '4 Bed Detached', fourWeeks: 1350, extension: 0, conservatory: 500 },
  ]);
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
