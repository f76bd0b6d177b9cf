import { expect, test } from 'vitest';
import { completeGuide } from '../content/complete-guide';
import { homesIn } from '../content/homes';
import type { Price } from '../content/price';
import type { ParsedExtra } from '../content/price-guide';
import { contentWith, readWith } from '../testing/sample';
import { everyPrice } from '../testing/price-guides';
import { formatAmount, weQuote } from './price-words';
import { calculateEstimate } from './estimate';
import { readChoices } from './choices';
import { firstCleanWords, estimateSentences } from './estimate-words';

const { priceGuide } = readWith();

const extras: ParsedExtra[] = [
  {
    id: 'deep',
    name: 'Deep clean',
    price: { kind: 'times', times: 1.5, frequency: 'eightWeeks' },
    question: 'Sure?',
  },
  {
    id: 'insides',
    name: 'Insides',
    price: { kind: 'times', times: 1.5, frequency: 'eightWeeks', withSurcharges: true },
  },
  {
    id: 'solar',
    name: 'Solar panels',
    price: { kind: 'each', each: { from: 500 }, unit: 'panel', units: 'panels', minimum: 5000 },
  },
  {
    id: 'driveway',
    name: 'Driveway',
    price: { kind: 'each', each: 350, unit: 'm²', units: 'm²', maximum: 200 },
  },
];

/** The sample with a surcharge that does not count as an extension, and with more extras. */
const guide = completeGuide({
  ...priceGuide,
  surcharges: [...priceGuide.surcharges, { id: 'loft', name: 'Loft' }],
  extras: [...priceGuide.extras, ...extras],
});

const estimateOf = (search: string, prices = guide) =>
  calculateEstimate(prices, readChoices(new URLSearchParams(search), prices));

const semi = 'home=3-bed-semi-detached&has=conservatory';

test('a 3-bed semi with extension and conservatory every 8 weeks is £25', () => {
  expect(estimateSentences(estimateOf(`${semi}&frequency=eightWeeks&has=extension`))).toEqual([
    'Window cleaning, 3 Bed Semi Detached, every 8 weeks, with extension and conservatory. Guide price £25 a clean (£18 + £2 + £5).',
  ]);
});

test('shared text says what we’ll quote', () => {
  const search = 'extra.conservatory-roof=10&extra=window-restoration-cleans';
  expect(estimateSentences(estimateOf(search))).toEqual([
    'Conservatory roof: £50 (10 at £5 per panel).',
    'Window Restoration Cleans: we’ll quote.',
    'Extras: £50 plus what we’ll quote.',
  ]);
});

test.each([
  [`${semi}&extra.conservatory-roof=9`, '9 at £5 per panel, minimum charge £50', '£50'],
  [`${semi}&extra.conservatory-roof=10`, '10 at £5 per panel', '£50'],
  ['home=6-bed-detached&has=extension&extra.deep=no', '1.5 × £23.95, the 8-weekly price', '£35.93'],
  [`${semi}&extra=insides`, '1.5 × £23, the 8-weekly price, with what your home adds', '£34.50'],
  ['extra.solar=11', '11, from £5 per panel', 'from £55'],
  ['extra.solar=9', '9, from £5 per panel, minimum charge £50', 'from £50'],
  ['extra.driveway=200', '200 at £3.50 per m²', '£700'],
  ['extra.driveway=1,201', '1,201 m²', weQuote],
  [
    `${semi}&has=loft&has=extension&extra=gutter-clearing`,
    'with extension and conservatory',
    '£80',
  ],
  ['home=5-bed-detached&extra=gutter-clearing', 'without extension or conservatory', '£80'],
])('%s is worked out as %s: %s', (search, workings, words) => {
  const { extras } = estimateOf(search);
  const shown = extras.map(({ amount, workings }) => [workings, formatAmount(amount)]);
  expect(shown).toEqual([[workings, words]]);
});

const { priceGuide: every } = contentWith(everyPrice);

test.each([
  ['extra=gutters', ['from £90']],
  ['extra=insides&extra.first-clean=yes&extra.ladders=no', ['from £50', '£15']],
  // The flat cannot have an extension.
  ['has=extension&extra=insides', ['£100']],
])('before a home is chosen, %s costs the least that any home pays: %j', (search, least) => {
  expect(estimateOf(search, every).extras.map(({ amount }) => formatAmount(amount))).toEqual(least);
});

test('surcharges that no home has together leave a fixed price as it is, before a home is chosen', () => {
  const [house, flat] = homesIn(every);
  const homes = [
    { ...house!, amounts: { ...house!.amounts, loft: 'none' as const } },
    { ...flat!, amounts: { ...flat!.amounts, loft: 200 } },
  ];
  const prices = { ...every, homes: [{ heading: undefined, rows: homes }] };
  const { extras } = estimateOf('has=extension&has=loft&extra=insides&extra.ladders=no', prices);
  expect(extras.map(({ amount }) => formatAmount(amount))).toEqual([weQuote, '£15']);
});

test.each<[Price, words: string | undefined]>([
  [{ kind: 'times', times: 2, frequency: 'own' }, 'twice the usual price'],
  [{ kind: 'times', times: 1, frequency: 'own' }, undefined],
  [{ kind: 'times', times: 2, frequency: { id: 'oneOff', price: '' } }, 'from £50'],
  [{ kind: 'amount', amount: 'on request' }, undefined],
])('who needs a first clean at %j reads that it costs %s', (price, words) => {
  const extras = every.extras.map((extra) => (extra.replacesFirst ? { ...extra, price } : extra));
  const costs = 'Have your windows been cleaned this year? If not, the first clean costs';
  expect(firstCleanWords({ ...every, extras })).toBe(words && `${costs} ${words}`);
});
