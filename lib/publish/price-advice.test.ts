import { expect, test } from 'vitest';
import { contentWith, printed, writtenExample, type Change } from '../testing/example';
import { priceAdvice } from './price-advice';

const { priceGuide } = writtenExample;
const home = (bed: number, fourWeeks: number | 'on request') => ({
  home: `${bed} Bed`,
  fourWeeks,
  eightWeeks: 18,
  extension: 2,
  conservatory: 5,
});

function adviceOn(
  change: Partial<typeof priceGuide>,
  services: Change['services'] = [{ id: 'sheds', title: 'Sheds', price: 'on request' }],
): string[] {
  const written = { priceGuide: { ...change, example: undefined }, services };
  const content = contentWith(written);
  return printed(priceAdvice(content.priceGuide, content.services), written);
}

test.each([
  { amount: 51.99, says: [] },
  { amount: 52, says: ['fourWeeks is £52, four times as much as is usual in its column, or more'] },
  { amount: 3.26, says: [] },
  { amount: 3.25, says: ['fourWeeks is £3.25, a quarter of what is usual in its column, or less'] },
  { amount: 'on request' as const, says: [] },
])('a home for $amount among others for £13', ({ amount, says }) => {
  const rows = [home(1, 13), home(2, amount), home(3, 13)];
  expect(adviceOn({ homes: [{ rows }], extras: [] })).toEqual(
    says.map(
      (advice) => `content/prices.ts: homes, row 1, rows, row 2 (2 Bed): ${advice}: is that right?`,
    ),
  );
});

test('the sizes of an extra are compared like the homes of a table', () => {
  const bySize = [70, 280, 71].map((houseOnly, row) => ({
    size: `${row}`,
    houseOnly,
    extended: 90,
  }));
  const rows = [{ ...home(1, 13), size: '0' }];
  const extra = { id: 'gutters', name: 'Gutters', price: { bySize } };
  expect(adviceOn({ homes: [{ rows }], extras: [extra] })).toEqual([]);
  extra.price.bySize[1]!.houseOnly = 284;
  expect(adviceOn({ homes: [{ rows }], extras: [extra] })).toEqual([
    'content/prices.ts: extras, row 1 (gutters), price, bySize, row 2 (1): houseOnly is £284, four times as much as is usual in its column, or more: is that right?',
  ]);
});

test('homes without a size are named', () => {
  const bySize = [{ size: 'Any', houseOnly: 70, extended: 90 }];
  const rows = [{ ...home(1, 13), size: 'Any' }, home(2, 13), home(3, 13)];
  const extra = { id: 'gutters', name: 'Gutters', price: { bySize } };
  expect(adviceOn({ homes: [{ rows }], extras: [extra] })).toEqual([
    'content/prices.ts: extras, row 1 (gutters): price is on request for these homes, which have no size, or one without a row here: 2 Bed, 3 Bed',
  ]);
});

test('homes that cannot have an extra need no size for it', () => {
  const bySize = [{ size: 'Any', extended: 90 }];
  const rows = [
    { ...home(1, 13), size: 'Any' },
    { ...home(2, 13), conservatory: 'none' as const },
    home(3, 13),
  ];
  const roof = { id: 'roof', name: 'Roof', price: { bySize }, needs: 'conservatory' };
  const finial = { id: 'finial', name: 'Finial', price: { bySize }, needs: 'roof' };
  expect(adviceOn({ homes: [{ rows }], extras: [roof, finial] })).toEqual([
    expect.stringContaining('row 1 (roof): price is on request for these homes'),
    expect.stringMatching(/row 2 \(finial\): .*without a row here: 3 Bed$/),
  ]);
});

test('homes without a size of a service are named too', () => {
  const price = { bySize: [{ size: 'Any', houseOnly: 70, extended: 90 }] };
  const rows = [{ ...home(1, 13), size: 'Any' }, home(2, 13)];
  const service = { id: 'gutters', title: 'Gutters', price };
  expect(adviceOn({ homes: [{ rows }], extras: [] }, [service])).toEqual([
    'content/services.ts: row 1 (gutters): price is on request for these homes, which have no size, or one without a row here: 2 Bed',
  ]);
});

test.each([
  { minimum: 50, says: [] },
  {
    minimum: 50.01,
    says: [
      'minimum is £50.01, more than 10 of them cost, which is the most that you price: is that right?',
    ],
  },
])('a minimum of $minimum for at most 10 at £5', ({ minimum, says }) => {
  const flags = {
    id: 'flags',
    name: 'Flags',
    price: { each: 5, unit: 'flag', minimum, maximum: 10 },
  };
  expect(adviceOn({ homes: [{ rows: [home(1, 13)] }], extras: [flags] })).toEqual(
    says.map((advice) => `content/prices.ts: extras, row 1 (flags), price: ${advice}`),
  );
});
