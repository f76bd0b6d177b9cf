import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceGuide, services } from '../testing/example';
import { choicesToSearch, isOutdated, readChoices, unlistedHome } from './choices';
import { isCounted } from './price-forms';
import { withServices } from './price-words';

const guide = withServices(priceGuide, services);
const read = (search: string) => readChoices(new URLSearchParams(search), guide);

const [fourWeeks] = guide.frequencies;

test.each([
  ['nothing', ''],
  ['a home that is not offered', 'home=castle'],
  ['a property that every object has', 'home=toString'],
])('%s chooses no home, the most frequent clean and no extra', (_, search) => {
  expect(read(search)).toEqual({
    home: undefined,
    frequency: fourWeeks,
    surcharges: [],
    extras: {},
  });
});

const { id: counted } = guide.extras.find(({ price }) => isCounted(price))!;
const { id: asked } = guide.extras.find(({ question }) => question)!;
const { id: ticked } = guide.extras.find(({ question, price }) => !question && !isCounted(price))!;

test.each<[search: string, extras: Record<string, number>]>([
  ['extension=no', {}],
  [`${counted}=-1`, {}],
  [`${counted}=1e9`, {}],
  [`${counted}=1000`, {}],
  [`${counted}=0`, {}],
  [`${counted}=999`, { [counted]: 999 }],
  [`${ticked}=on`, {}],
  [`${ticked}=yes`, { [ticked]: 1 }],
  [`${asked}=yes`, { [asked]: 0 }],
  [`${asked}=no`, { [asked]: 1 }],
])('%s chooses %o', (search, extras) => {
  expect(read(search)).toMatchObject({ surcharges: [], extras });
});

test('an address of before chooses what it always did', () => {
  const search = 'home=3-bed-semi-detached&frequency=eightWeeks&conservatory=yes';
  expect(read(search)).toMatchObject({
    home: { name: '3 Bed Semi Detached' },
    frequency: { every: '8 weeks' },
    surcharges: [{ name: 'Conservatory' }],
  });
});

test.each([
  ['', false],
  ['home=&frequency=', false],
  [`home=not-listed&${asked}=yes&${counted}=3`, false],
  ['home=3-bed-semi-detached&utm_source=leaflet&about=solar&fbclid=1234567', false],
  ['home=castle', true],
  ['home=3-bed-semi-detached&frequency=twelveWeeks', true],
  ['home=3-bed-semi-detached&porch=yes', true],
  ['home=3-bed-semi-detached&panels=12', true],
])('whether “%s” asks for what is gone: %s', (search, isGone) => {
  expect(isOutdated(new URLSearchParams(search), guide)).toBe(isGone);
});

test('an address holds every choice', () => {
  const homes = [...guide.homes.flatMap(({ rows }) => rows), unlistedHome(guide)];
  const counts = guide.extras.map(({ id, price, question }) => [
    id,
    fc.integer({ min: question ? 0 : 1, max: isCounted(price) ? 999 : 1 }),
  ]);
  const extras = fc.record(Object.fromEntries(counts), { requiredKeys: [] });
  fc.assert(
    fc.property(
      fc.record({
        home: fc.constantFrom(undefined, ...homes),
        frequency: fc.constantFrom(...guide.frequencies),
        surcharges: fc.subarray(guide.surcharges),
        extras: extras as fc.Arbitrary<Record<string, number>>,
      }),
      (choices) => {
        expect(readChoices(choicesToSearch(choices, guide), guide)).toEqual(choices);
      },
    ),
  );
});
