import { expect, it } from 'vitest';
import { problemsOf } from '../content/define-content';
import { priceGuideSchema, type WrittenGuide } from '../content/price-guide';
import { priceAdvice } from './price-advice';

type Row = WrittenGuide['homes'][number]['rows'][number];

/** What is said about a guide with these homes, prices by size, and one more price. */
function advised(
  rows: Row[],
  sizes = [80, 90],
  single: number | 'on request' = 30,
  heading = 'Detached',
  unit = 'panel',
) {
  const bySize = sizes.map((houseOnly, index) => ({ size: `${index + 4} Bed`, houseOnly }));
  const priceGuide = priceGuideSchema.parse({
    frequencies: [
      { id: 'often', every: '4 weeks' },
      { id: 'rarely', every: '8 weeks' },
    ],
    surcharges: [{ id: 'loft', name: 'Loft' }],
    homes: [{ heading, rows }],
    extras: [
      { id: 'gutters', name: 'Gutters', price: { bySize } },
      { id: 'shed', name: 'Shed', price: single },
      { id: 'roof', name: 'Roof', price: { each: 1, unit } },
    ],
    guideNote: 'Guides.',
  });
  return problemsOf({ priceGuide }, priceAdvice({ priceGuide })).map(({ message }) => message);
}

const home = (
  name: string,
  often: number | 'on request',
  rarely: number | 'on request',
  more = {},
) => ({
  ...{ home: name, often, rarely, loft: 0, size: '4 Bed' },
  ...more,
});
const rows = 'homes, row 1 (Detached), rows';

it('prices as people have them need no second look', () => {
  expect(advised([home('2 Bed', 3, 200), home('3 Bed', 'on request', 'on request')])).toEqual([]);
  expect(advised([home('4 Bed', 20, 30), home('3 Bed', 12, 18), home('Flat', 8, 12)])).toEqual([]);
});

it.each([
  [advised([home('2 Bed', 2.99, 17)]), `${rows}, row 1 (2 Bed): often is £2.99: is that right?`],
  [
    advised([home('2 Bed', 11, 200.01)]),
    `${rows}, row 1 (2 Bed): rarely is £200.01: is that right?`,
  ],
  [
    advised([home('2 Bed', 17, 16.99)]),
    `${rows}, row 1 (2 Bed): rarely is £16.99: a rarer clean usually costs more: is that right?`,
  ],
  [
    advised([home('2 Bed', 12, 18), home('3 Bed', 11.99, 18)]),
    `${rows}, row 2 (3 Bed): often is £11.99: the smaller home before it costs more: is that right?`,
  ],
  [
    advised([home('2 Bed', 12, 18)], [80, 320, 79]),
    'extras, row 1 (gutters), price, bySize, row 2 (5 Bed): houseOnly is £320: more than four times its neighbours: is that right?',
  ],
  [advised([home('2 Bed', 12, 18)], [80, 319, 79])],
  [
    advised([home('2 Bed', 12, 18)], [80], 2.99),
    'extras, row 2 (shed): price is £2.99: is that right?',
  ],
  [
    advised([home('2 Bed', 12, 18)], [80], 30, 'Bungalows'),
    'homes, row 1 (Bungalows): heading may be a plural: visitors read “2 Bed Bungalows”. Is that right?',
  ],
  [
    advised([home('2 Bed', 12, 18)], [80], 30, 'Detached', 'Panels'),
    'extras, row 3 (roof), price: unit may be a plural: visitors read “per” before it. Is that right?',
  ],
  [
    advised([home('2 Bed', 12, 18, { size: undefined })]),
    'extras, row 1 (gutters): price is on request for these homes, which have no size, or one without a row here: 2 Bed Detached',
  ],
])('%j', (said, ...expected) => {
  expect(said).toEqual(expected);
});
