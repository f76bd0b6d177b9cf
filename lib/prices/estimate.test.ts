import { expect, test } from 'vitest';
import { frequency } from './parameters';
import { completeGuide } from '../content/complete-guide';
import { homesIn } from '../content/homes';
import type { Price } from '../content/price';
import type { ParsedExtra } from '../content/price-guide';
import { contentWith, readWith } from '../testing/sample';
import { oneOffs } from '../testing/price-guides';
import { formatAmount, weQuote } from './price-words';
import { calculateEstimate } from './estimate';
import { readChoices } from './choices';
import {
  firstCleanWords,
  estimateInShort,
  estimateRequest,
  estimateSentences,
  requestLabel,
} from './estimate-words';

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
    id: 'instead',
    name: 'Fresh start',
    price: { kind: 'amount', amount: 4000 },
    question: 'Really?',
    replacesFirst: true,
  },
  {
    id: 'double',
    name: 'First clean',
    price: { kind: 'times', times: 2 },
    question: 'Are they clean?',
    replacesFirst: true,
  },
];

/** The sample with a surcharge that does not count as an extension, and with questions about priced work. */
const guide = completeGuide({
  ...priceGuide,
  surcharges: [...priceGuide.surcharges, { id: 'loft', name: 'Loft' }],
  extras: [...priceGuide.extras, ...extras],
});

const estimateOf = (search: string) =>
  calculateEstimate(guide, readChoices(new URLSearchParams(search), guide));

test('a 3-bed semi with extension and conservatory every 8 weeks is £25', () => {
  const estimate = estimateOf(
    `home=3-bed-semi-detached&${frequency}=eightWeeks&has=extension&has=conservatory`,
  );
  expect(estimate).toEqual({
    priceLabel: 'Guide price',
    home: '3 Bed Semi Detached',
    isListed: true,
    frequencyPhrase: 'every 8 weeks',
    isRegular: true,
    added: 'with extension and conservatory',
    clean: 2500,
    cleanLines: [
      { name: 'Windows', amount: 1800 },
      { name: 'Extension', amount: 200 },
      { name: 'Conservatory', amount: 500 },
    ],
    extras: [],
    firstClean: undefined,
    sum: 2500,
    isPartial: false,
  });
  expect(estimateSentences(estimate)).toEqual([
    'Window cleaning, 3 Bed Semi Detached, every 8 weeks, with extension and conservatory. Guide price £25 a clean (£18 + £2 + £5).',
  ]);
  expect(estimateInShort(estimate)).toEqual(['£25 a clean', '3 Bed Semi Detached, every 8 weeks']);
  expect(requestLabel(estimate)).toBe('Ask about this price');
});

const semi = 'home=3-bed-semi-detached&has=conservatory';

test.each([
  [`${semi}&extra.conservatory-roof=9`, '9 at £5 per panel, minimum charge £50', 5000],
  [`${semi}&extra.conservatory-roof=10`, '10 at £5 per panel', 5000],
  [`${semi}&extra.conservatory-roof=11`, '11 at £5 per panel', 5500],
  ['home=6-bed-detached&has=extension&extra.deep=no', '1.5 × £23.95, the 8-weekly price', 3593],
  [`${semi}&extra=insides`, '1.5 × £23, the 8-weekly price, with what your home adds', 3450],
  ['extra.solar=11', '11, from £5 per panel', { from: 5500 }],
  ['extra.solar=9', '9, from £5 per panel, minimum charge £50', { from: 5000 }],
  [`${semi}&has=loft&has=extension&extra=gutter-clearing`, 'with extension and conservatory', 8000],
])('%s is worked out as %s: %s', (search, workings, amount) => {
  expect(estimateOf(search).extras).toMatchObject([{ workings, amount }]);
});

test.each([
  [
    `home=3-bed-detached&${frequency}=eightWeeks&has=extension&has=conservatory&extra.double=no`,
    5400,
    '2 × £27, instead of a regular clean',
  ],
  ['home=terraced&extra.double=no', 'on request', 'instead of a regular clean'],
])('the first clean of %s costs %s, %s', (search, amount, workings) => {
  const estimate = estimateOf(search);
  expect(estimate.firstClean).toMatchObject({ amount, workings });
  const hasPrice = amount !== 'on request';
  expect(requestLabel(estimate)).toBe(hasPrice ? 'Ask about this price' : 'Ask for a quote');
});

test('without a home, what replaces the first clean is an extra like any other', () => {
  const estimate = estimateOf(
    'has=conservatory&extra.conservatory-roof=12&extra=gutter-clearing&extra=window-restoration-cleans&extra.instead=no',
  );
  expect(estimateRequest(estimate).split('\n')).toEqual([
    'I’d like to ask about:',
    'Gutter clearing with vacuum: from £70 (with conservatory).',
    'Conservatory roof: £60 (12 at £5 per panel).',
    'Window Restoration Cleans: how much would that be?',
    'Fresh start: £40.',
    'Extras: from £170 plus what you quote.',
  ]);
});

const gutters = 'frequency=none&extra=gutter-clearing';

test.each([
  [
    `home=3-bed-semi-detached&has=conservatory&extra.conservatory-roof=12&${gutters}&extra=window-restoration-cleans`,
    ['£140 plus what we’ll quote', '3 Bed Semi Detached'],
    `I’d like to ask about:
Gutter clearing with vacuum, 3 Bed Semi Detached: £80 (with conservatory).
Conservatory roof: £60 (12 at £5 per panel).
Window Restoration Cleans: how much would that be?
Total: £140 plus what you quote.`,
  ],
  [gutters, ['From £50 one-off'], 'I’d like to ask about:\nGutter clearing with vacuum: from £50.'],
  [
    `home=not-listed&${gutters}`,
    ['We’ll quote', 'My home isn’t on your list'],
    'My home isn’t on your list. I’d like to ask about:\nGutter clearing with vacuum: how much would that be?',
  ],
])('without cleans, the bar for %s shows %j, and the message names the home once', (...row) => {
  const [search, short, message] = row;
  const estimate = estimateOf(search);
  expect([estimateInShort(estimate), estimateRequest(estimate)]).toEqual([short, message]);
  expect(estimate).toMatchObject({ cleanLines: [], frequencyPhrase: '', firstClean: undefined });
});

test('a request for an unlisted home begins by saying so', () => {
  const estimate = estimateOf('home=not-listed&has=extension&extra=gutter-clearing&extra.deep=no');
  expect(estimateInShort(estimate)).toEqual(['We’ll quote', 'My home isn’t on your list']);
  expect(estimateRequest(estimate).split('\n')).toEqual([
    'My home isn’t on your list. Could you give me a price for window cleaning, with extension?',
    'I’d also like to ask about:',
    'Gutter clearing with vacuum (with extension): how much would that be?',
    'Deep clean: how much would that be?',
  ]);
  expect(estimateSentences(estimate)[0]).toBe('Window cleaning, with extension: we’ll quote.');
  expect(requestLabel(estimate)).toBe('Ask for a quote');
});

const { priceGuide: fixed } = contentWith(oneOffs);
const fixedEstimate = (search: string) =>
  calculateEstimate(fixed, readChoices(new URLSearchParams(search), fixed));

test.each([
  [
    `home=flat&${frequency}=oneOff&extra.first-clean=no`,
    '£50 one-off',
    'Window cleaning, Flat, one-off. Price £50 (First clean: 2 × £25).',
  ],
  [
    `home=house&${frequency}=monthly&has=extension`,
    '£12 a clean',
    'Window cleaning, House, every month, with extension. Price £12 a clean.',
  ],
  [
    `home=house&${frequency}=quarterly&has=skylight`,
    'From £20.45 a clean',
    'Window cleaning, House, every quarter, with skylight. Price from £20.45 a clean (from £20 + 45p).',
  ],
])('for %s, the bar shows %s and a message says %s', (search, figure, sentence) => {
  const estimate = fixedEstimate(search);
  expect([estimateInShort(estimate)[0], estimateSentences(estimate)[0]]).toEqual([
    figure,
    sentence,
  ]);
});

test.each([
  [8000, '. Price £80 (First clean).'],
  ['on request', ' (First clean): we’ll quote.'],
] as const)('what replaces a one-off clean is named, even at %s', (amount, words) => {
  const extras = fixed.extras.map((extra) =>
    extra.replacesFirst ? { ...extra, price: { kind: 'amount' as const, amount } } : extra,
  );
  const search = `home=flat&${frequency}=oneOff&extra.first-clean=no`;
  const choices = readChoices(new URLSearchParams(search), fixed);
  expect(estimateSentences(calculateEstimate({ ...fixed, extras }, choices))).toEqual([
    `Window cleaning, Flat, one-off${words}`,
  ]);
});

test.each([
  [fixed, '', '?'],
  [fixed, `&${frequency}=quarterly`, ' every quarter?'],
  [
    { ...fixed, frequencies: fixed.frequencies.filter(({ id }) => id !== 'quarterly') },
    '',
    ' every month?',
  ],
])(
  'a request for an unlisted home leaves out how often if that is the first of several',
  (...row) => {
    const [guide, search, asked] = row;
    const choices = readChoices(new URLSearchParams(`home=not-listed${search}`), guide);
    const start = 'My home isn’t on your list. Could you give me a price for window cleaning';
    expect(estimateRequest(calculateEstimate(guide, choices))).toBe(start + asked);
  },
);

test('a one-off request for an unlisted home also asks about the first clean, if that is chosen', () => {
  const search = `home=not-listed&${frequency}=oneOff`;
  const asked = 'My home isn’t on your list. Could you give me a price for a one-off window clean?';
  expect(estimateRequest(fixedEstimate(search))).toBe(asked);
  expect(estimateRequest(fixedEstimate(`${search}&extra.first-clean=no`)).split('\n')).toEqual([
    asked,
    'I’d also like to ask about:',
    'First clean: how much would that be?',
  ]);
});

test('surcharges that no home has together leave a fixed price as it is, before a home is chosen', () => {
  const [house, flat] = homesIn(fixed);
  const homes = [
    { ...house!, amounts: { ...house!.amounts, skylight: 'none' as const } },
    { ...flat!, amounts: { ...flat!.amounts, skylight: 200 } },
  ];
  const prices = { ...fixed, homes: [{ heading: undefined, rows: homes }] };
  const search = 'has=extension&has=skylight&extra=inside&extra.ladders=no';
  const { extras } = calculateEstimate(prices, readChoices(new URLSearchParams(search), prices));
  expect(extras.map(({ name, amount }) => [name, formatAmount(amount)])).toEqual([
    ['Windows inside', weQuote],
    ['Ladders', '£15'],
  ]);
});

test.each([
  ['extra=gutter-clearing', 'from £50'],
  ['has=skylight&extra=gutter-clearing', '£50'],
])('before a home is chosen, %s costs the least that any home pays: %s', (search, least) => {
  expect(fixedEstimate(search).extras.map(({ amount }) => formatAmount(amount))).toEqual([least]);
});

test.each<[Price, words: string | undefined]>([
  [{ kind: 'times', times: 2, frequency: 'own' }, 'twice the usual price'],
  [{ kind: 'times', times: 1, frequency: 'own' }, undefined],
  [{ kind: 'times', times: 2, frequency: { id: 'oneOff', price: '' } }, 'from £60'],
  [
    { kind: 'times', times: 2, frequency: { id: 'monthly', price: '' }, withSurcharges: true },
    'from £24',
  ],
  [{ kind: 'amount', amount: 'on request' }, undefined],
])('who needs a first clean at %j reads that it costs %s', (price, words) => {
  const extras = fixed.extras.map((extra) => (extra.replacesFirst ? { ...extra, price } : extra));
  const [house] = homesIn(fixed);
  const homes = [{ heading: undefined, rows: [house!] }];
  const costs = 'Have your windows been cleaned this year? If not, the first clean costs';
  expect(firstCleanWords({ ...fixed, homes, extras })).toBe(words && `${costs} ${words}`);
});
