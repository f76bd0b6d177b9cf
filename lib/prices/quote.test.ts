import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceGuideSchema } from '../content/price-guide';
import { priceGuide } from '../testing/example-content/prices';
import { services } from '../testing/example-content/services';
import { formatAmount } from './amount';
import { readChoices } from './choices';
import { withServices } from './price-words';
import { quoteFor, quoteSentences } from './quote';

const guide = withServices(priceGuide, services);

/** The specification's figures in pounds, and a home with pence; not read from the content. */
const windows: Record<string, [four: number, eight: number, extension: number]> = {
  '2-bed-semi-detached': [11, 17, 2],
  '3-bed-semi-detached': [12, 18, 2],
  '4-bed-semi-detached': [13, 19, 2],
  '3-bed-detached': [14, 20, 2],
  '4-bed-detached': [15, 21, 2],
  '5-bed-detached': [16, 22, 2],
  '6-bed-detached': [17.5, 23.95, 2.5],
};

/** Clearing without and with an extension or a conservatory, then all of it likewise. */
const gutters: Record<string, [clearing: number, more: number, all: number, allMore: number]> = {
  terraced: [50, 70, 60, 70],
  '3-bed-semi-detached': [60, 80, 70, 80],
  '4-bed-semi-detached': [60, 80, 70, 80],
  '3-bed-detached': [70, 90, 80, 90],
  '4-bed-detached': [70, 90, 80, 90],
  '5-bed-detached': [80, 100, 90, 100],
};

const homes = [...Object.keys(windows), 'terraced'];

function quoteOf(search: Record<string, string>, of = guide) {
  const { home, ...choices } = readChoices(new URLSearchParams(search), of);
  return quoteFor(of, { ...choices, home: home! });
}

test('a 3-bed semi with extension and conservatory every 8 weeks is £25', () => {
  const quote = quoteOf({
    home: '3-bed-semi-detached',
    frequency: 'eightWeeks',
    extension: 'yes',
    conservatory: 'yes',
  });
  expect(quote).toEqual({
    title: '3 Bed Semi Detached, every 8 weeks',
    clean: 2500,
    cleanLines: [
      { name: 'Every 8 weeks', amount: 1800 },
      { name: 'Extension', amount: 200 },
      { name: 'Conservatory', amount: 500 },
    ],
    visitLines: [],
  });
  expect(quoteSentences(quote)).toEqual([
    'Window cleaning: 3 Bed Semi Detached, every 8 weeks, with extension and conservatory. Guide price £25 a clean (£18 + £2 + £5).',
  ]);
});

test('whatever is chosen costs what the specification says', () => {
  const choice = fc.record({
    home: fc.constantFrom(...homes),
    frequency: fc.constantFrom('fourWeeks', 'eightWeeks'),
    extension: fc.constantFrom('', 'yes'),
    conservatory: fc.constantFrom('', 'yes'),
    'gutter-clearing': fc.constantFrom('', 'yes'),
    'gutter-fascia-soffits': fc.constantFrom('', 'yes'),
    'windows-inside': fc.constantFrom('', 'yes'),
    'conservatory-roof': fc.integer({ min: 0, max: 99 }).map(String),
    'first-clean': fc.constantFrom('', 'yes', 'no'),
  });
  fc.assert(
    fc.property(choice, (chosen) => {
      const { clean, visitLines } = quoteOf(chosen);
      const prices = windows[chosen.home];
      const [four, eight, extension] = prices ?? [0, 0, 0];
      const pounds =
        (chosen.frequency === 'fourWeeks' ? four : eight) +
        (chosen.extension ? extension : 0) +
        (chosen.conservatory ? 5 : 0);
      expect(clean).toBe(prices ? Math.round(pounds * 100) : 'on request');

      const column = chosen.extension || chosen.conservatory ? 1 : 0;
      const bySize = (first: 0 | 2) => gutters[chosen.home]?.[first + column];
      const panels = Number(chosen['conservatory-roof']);
      const expected = [
        chosen['gutter-clearing'] && ['Gutter clearing with vacuum', bySize(0)],
        chosen['gutter-fascia-soffits'] && ['Gutter, fascia & soffits cleaned', bySize(2)],
        chosen['windows-inside'] && ['Windows cleaned inside', prices && four * 2],
        chosen.conservatory && panels && ['Conservatory roof', Math.max(50, panels * 5)],
        chosen['first-clean'] === 'no' && ['First clean', undefined],
      ].filter(Boolean) as [string, number | undefined][];
      expect(visitLines.map(({ name, amount }) => [name, amount])).toEqual(
        expected.map(([name, amount]) => [
          name,
          amount === undefined ? 'on request' : amount * 100,
        ]),
      );
    }),
  );
});

const threeBed = { home: '3-bed-semi-detached', conservatory: 'yes' };

test.each([
  [{ ...threeBed, 'conservatory-roof': '9' }, '9 at £5 a panel, minimum £50', '£50'],
  [{ ...threeBed, 'conservatory-roof': '10' }, '10 at £5 a panel', '£50'],
  [{ ...threeBed, 'conservatory-roof': '11' }, '11 at £5 a panel', '£55'],
  [{ ...threeBed, 'windows-inside': 'yes' }, '2 × £12', '£24'],
  [{ ...threeBed, 'gutter-clearing': 'yes' }, 'with extension or conservatory', '£80'],
  [{ home: 'terraced', 'gutter-clearing': 'yes' }, 'house only', '£50'],
  [{ home: 'terraced', 'windows-inside': 'yes' }, undefined, 'on request'],
  [{ home: '2-bed-semi-detached', 'gutter-clearing': 'yes' }, undefined, 'on request'],
])('%o is worked out as %s: %s', (chosen, basis, price) => {
  const [line] = quoteOf(chosen).visitLines;
  expect([line!.basis, formatAmount(line!.amount)]).toEqual([basis, price]);
});

describe('a guide of another shape', () => {
  const row = { fourWeeks: 12.35, eightWeeks: 20, extension: 0, conservatory: 5 };
  const example = { frequency: 'fourWeeks', extension: false, conservatory: false } as const;
  const written = { extrasHeading: 'Extras', guideNote: 'Guides.' };

  test('pence add up without rounding', () => {
    const guide = priceGuideSchema.parse({
      ...written,
      homes: [{ rows: [{ ...row, home: 'Mews', extension: 0.7 }] }],
      extras: [{ id: 'inside', name: 'Inside', price: { times: 3 } }],
      example: { ...example, home: 'Mews' },
    });
    const { clean, visitLines } = quoteOf({ home: 'mews', extension: 'yes', inside: 'yes' }, guide);
    expect([clean, visitLines[0]!.amount]).toEqual([1305, 3705]);
  });

  test('without a priced home and without extras, everything is on request', () => {
    const onRequest = { home: 'Mews', fourWeeks: 'on request', eightWeeks: 'on request' } as const;
    const guide = priceGuideSchema.parse({
      ...written,
      homes: [{ rows: [onRequest] }],
      extras: [],
      example: { ...example, home: 'Mews' },
    });
    const quote = quoteOf({ home: 'mews', extension: 'yes' }, guide);
    expect(quote).toMatchObject({ clean: 'on request', visitLines: [] });
    expect(quoteSentences(quote)).toEqual([
      'Window cleaning: Mews, every 4 weeks, with extension. Guide price on request.',
    ]);
  });
});
