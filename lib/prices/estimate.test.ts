import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceGuide } from '../testing/example-content/prices';
import {
  estimateToSearch,
  parseEstimate,
  plainEstimate,
  priceEstimate,
  type Estimate,
} from './estimate';
import { describeEstimate } from './describe-estimate';

const { semiDetached, detached, additionalServices, conservatoryRoof } = priceGuide;

/** The rows of the guide, found in another way than the site finds them. */
const rows = new Map([
  ...semiDetached.map((row) => [`semi-detached-${row.property[0]}-bed`, row] as const),
  ...detached.map((row) => [`detached-${row.property[0]}-bed`, row] as const),
  ['terraced', undefined],
]);

const gutterRows = new Map([
  ['terraced', additionalServices[0]],
  ['semi-detached-3-bed', additionalServices[1]],
  ['semi-detached-4-bed', additionalServices[1]],
  ['detached-3-bed', additionalServices[2]],
  ['detached-4-bed', additionalServices[2]],
  ['detached-5-bed', additionalServices[3]],
]);

const bothWays = [false, true];
const combinations: Estimate[] = [...rows.keys()].flatMap((house) =>
  (['fourWeeks', 'eightWeeks'] as const).flatMap((frequency) =>
    bothWays.flatMap((extension) =>
      bothWays.flatMap((conservatory) =>
        bothWays.flatMap((windowsInside) =>
          (['none', 'gutterClearing', 'gutterFasciaSoffits'] as const).flatMap((gutters) =>
            [0, 1, 9, 10, 11, 99].map((roofPanels) => ({
              house,
              frequency,
              extension,
              conservatory,
              windowsInside,
              gutters,
              roofPanels,
            })),
          ),
        ),
      ),
    ),
  ),
);

/** The prices worked out from the guide's columns, in pence. */
function expected({ house, frequency, extension, conservatory, roofPanels }: Estimate) {
  const row = rows.get(house);
  const gutters = gutterRows.get(house);
  const column = extension || conservatory ? 'with' : 'without';
  const { perPanel, minimum } = conservatoryRoof;
  let clean = row && (frequency === 'fourWeeks' ? row.fourWeeks : row.eightWeeks);
  if (row && clean && extension) clean += row.extension;
  if (row && clean && conservatory) clean += row.conservatory;
  let roof = 0;
  for (let panel = 0; panel < roofPanels; panel += 1) roof += perPanel;
  return {
    fourWeeks: row?.fourWeeks,
    eightWeeks: row?.eightWeeks,
    extension: row?.extension,
    conservatory: row?.conservatory,
    clean,
    windowsInside: row && row.fourWeeks + row.fourWeeks,
    gutterClearing: gutters?.gutterClearing[column],
    gutterFasciaSoffits: gutters?.gutterFasciaSoffits[column],
    conservatoryRoof: roof < minimum ? minimum : roof,
  };
}

const priced = (estimate: Estimate) => priceEstimate(priceGuide, estimate);

test('every choice in the form has the prices of the guide', () => {
  expect(combinations).toHaveLength(2304);
  for (const estimate of combinations) expect(priced(estimate)).toStrictEqual(expected(estimate));
});

test('the estimator opens with the house of the worked example and nothing added', () => {
  const plain = plainEstimate(priceGuide);
  expect(plain).toEqual({
    house: 'semi-detached-3-bed',
    frequency: 'eightWeeks',
    extension: false,
    conservatory: false,
    windowsInside: false,
    gutters: 'none',
    roofPanels: 0,
  });
  expect(priced(plain).clean).toBe(1800);
});

const anyEstimate: fc.Arbitrary<Estimate> = fc.record({
  house: fc.constantFrom(...rows.keys()),
  frequency: fc.constantFrom('fourWeeks', 'eightWeeks'),
  extension: fc.boolean(),
  conservatory: fc.boolean(),
  windowsInside: fc.boolean(),
  gutters: fc.constantFrom('none', 'gutterClearing', 'gutterFasciaSoffits'),
  roofPanels: fc.integer({ min: 0, max: 99 }),
});

describe('any estimate', () => {
  test('costs whole pence, and never less than £0', () => {
    fc.assert(
      fc.property(anyEstimate, (estimate) => {
        for (const pence of Object.values(priced(estimate))) {
          expect(Number.isInteger(pence ?? 0) && (pence ?? 0) >= 0).toBe(true);
        }
      }),
    );
  });

  test('never gets cheaper when something is added', () => {
    fc.assert(
      fc.property(anyEstimate, (estimate) => {
        const { roofPanels } = estimate;
        for (const [less, more] of [
          [{ extension: false }, { extension: true }],
          [{ conservatory: false }, { conservatory: true }],
          [{}, { roofPanels: roofPanels + 1 }],
        ]) {
          const [before, after] = [less, more].map((some) => priced({ ...estimate, ...some }));
          for (const [line, pence] of Object.entries(after!)) {
            expect(pence ?? 0).toBeGreaterThanOrEqual(before![line as 'clean'] ?? 0);
          }
        }
      }),
    );
  });

  test('survives a round trip through its address', () => {
    fc.assert(
      fc.property(anyEstimate, (estimate) => {
        expect(parseEstimate(estimateToSearch(estimate), priceGuide)).toEqual(estimate);
      }),
    );
  });
});

describe('an address', () => {
  const read = (search: string) => parseEstimate(new URLSearchParams(search), priceGuide);
  const shortest = 'house=detached-5-bed&frequency=fourWeeks';

  test.each([
    ['only house and frequency', shortest],
    ['what the form sends without script', `${shortest}&gutters=none&roofPanels=`],
    ['what a sharing service adds', `${shortest}&fbclid=1&utm_source=a&utm_source=b`],
  ])('with %s is understood', (_, search) => {
    expect(read(search)).toEqual({
      house: 'detached-5-bed',
      frequency: 'fourWeeks',
      extension: false,
      conservatory: false,
      windowsInside: false,
      gutters: 'none',
      roofPanels: 0,
    });
  });

  test.each([
    '',
    'house=detached-5-bed',
    'frequency=fourWeeks',
    'house=bungalow&frequency=fourWeeks',
    'house=Terraced&frequency=fourWeeks',
    'house=toString&frequency=fourWeeks',
    'house=detached-5-bed&frequency=weekly',
    `${shortest}&house=detached-5-bed`,
    `${shortest}&extension=yes&extension=yes`,
    `${shortest}&extension=on`,
    `${shortest}&conservatory=1`,
    `${shortest}&windowsInside=no`,
    `${shortest}&gutters=windowsInside`,
    `${shortest}&roofPanels=100`,
    `${shortest}&roofPanels=-1`,
    `${shortest}&roofPanels=1.5`,
    `${shortest}&roofPanels=1e1`,
    `${shortest}&roofPanels=+9`,
    `${shortest}&roofPanels=free`,
  ])('"%s" is ignored', (search) => {
    expect(read(search)).toBeUndefined();
  });

  test('has a price from the guide or none, whatever it says', () => {
    const known = Object.fromEntries(estimateToSearch({ ...combinations.at(-1)! }));
    const field = fc.constantFrom(...Object.keys(known), 'about', '__proto__');
    const value = fc.oneof(
      fc.constantFrom('yes', 'none', 'fourWeeks', 'terraced', 'gutterClearing', '', '8', '1e9'),
      fc.string({ unit: 'binary' }),
    );
    const pairs = fc.array(fc.tuple(field, value), { maxLength: 8 });
    const search = fc.oneof(
      fc.string({ unit: 'binary' }),
      pairs.map((some) => String(new URLSearchParams(some))),
      pairs.map((some) => String(new URLSearchParams({ ...known, ...Object.fromEntries(some) }))),
    );
    let understood = 0;
    fc.assert(
      fc.property(search, (text) => {
        const estimate = read(text);
        if (!estimate) return;
        understood += 1;
        expect(priced(estimate)).toStrictEqual(expected(estimate));
        expect(describeEstimate(priceGuide, estimate).join()).not.toMatch(/undefined|NaN|Infinity/);
      }),
      { numRuns: 2000 },
    );
    expect(understood).toBeGreaterThan(50);
  });
});
