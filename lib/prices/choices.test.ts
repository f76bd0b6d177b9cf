import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Extra } from '../content/price-guide';
import { priceGuide, services } from '../testing/example';
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

const isCounted = ({ price }: Extra) => typeof price === 'object' && 'each' in price;
const { id: counted } = guide.extras.find(isCounted)!;
const { id: asked } = guide.extras.find(({ question }) => question)!;
const { id: ticked } = guide.extras.find((extra) => !extra.question && !isCounted(extra))!;

test.each<[search: string, extras: Record<string, number>]>([
  ['extension=no', {}],
  [`${counted}=-1`, {}],
  [`${counted}=1e9`, {}],
  [`${counted}=100`, {}],
  [`${counted}=0`, {}],
  [`${counted}=99`, { [counted]: 99 }],
  [`${ticked}=on`, {}],
  [`${ticked}=yes`, { [ticked]: 1 }],
  [`${asked}=yes`, {}],
  [`${asked}=no`, { [asked]: 1 }],
])('%s chooses %o', (search, extras) => {
  expect(read(search)).toMatchObject({ extension: false, extras });
});

test('an address holds every choice', () => {
  const homes = guide.homes.flatMap(({ rows }) => rows);
  const extras: fc.Arbitrary<Record<string, number>> = fc.record(
    Object.fromEntries(
      guide.extras.map((extra) => [
        extra.id,
        fc.integer({ min: 1, max: isCounted(extra) ? 99 : 1 }),
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
