import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceGuide } from '../testing/example-content/prices';
import { services } from '../testing/example-content/services';
import { choicesToSearch, readChoices } from './choices';
import { withServices } from './price-words';

const guide = withServices(priceGuide, services);
const read = (search: string) => readChoices(new URLSearchParams(search), guide);

test.each([
  ['nothing', ''],
  ['a home that is not offered', 'home=castle'],
  ['a property that every object has', 'home=toString'],
])('%s chooses no home, every 4 weeks and no extra', (_, search) => {
  expect(read(search)).toEqual({
    home: undefined,
    frequency: 'fourWeeks',
    extension: false,
    conservatory: false,
    extras: {},
  });
});

test.each([
  ['extension=no', {}],
  ['gutter-clearing=on', {}],
  ['conservatory-roof=-1', {}],
  ['conservatory-roof=1e9', {}],
  ['conservatory-roof=100', {}],
  ['conservatory-roof=0', {}],
  ['conservatory-roof=99', { 'conservatory-roof': 99 }],
  ['windows-inside=yes', { 'windows-inside': 1 }],
  ['first-clean=yes', {}],
  ['first-clean=no', { 'first-clean': 1 }],
])('%s chooses %o', (search, extras) => {
  expect(read(search)).toMatchObject({ extension: false, extras });
});

test('an address holds every choice', () => {
  const homes = guide.homes.flatMap(({ rows }) => rows);
  const extras: fc.Arbitrary<Record<string, number>> = fc.record(
    Object.fromEntries(
      guide.extras.map(({ id, price }) => [
        id,
        typeof price === 'object' && 'each' in price
          ? fc.integer({ min: 1, max: 99 })
          : fc.constant(1),
      ]),
    ),
    { requiredKeys: [] },
  ) as never;
  fc.assert(
    fc.property(
      fc.record({
        home: fc.constantFrom(undefined, ...homes),
        frequency: fc.constantFrom('fourWeeks' as const, 'eightWeeks' as const),
        extension: fc.boolean(),
        conservatory: fc.boolean(),
        extras,
      }),
      (choices) => {
        expect(readChoices(choicesToSearch(choices, guide), guide)).toEqual(choices);
      },
    ),
  );
});
