import { expect, test } from 'vitest';
import { priceGuide, services } from '../testing/example';
import { formatAmount, weQuote } from './amount';
import { readChoices } from './choices';
import { withServices } from './price-words';
import { quoteFor } from './quote';
import { quoteInShort, quoteRequest, quoteSentences, requestLabel } from './quote-words';

/** The example with a surcharge that does not count as an extension, and with questions about priced work. */
const guide = withServices(
  { ...priceGuide, surcharges: [...priceGuide.surcharges, { id: 'loft', name: 'Loft' }] },
  [
    ...services,
    {
      id: 'deep',
      title: 'Deep clean',
      price: { form: 'times', times: 1.5, frequency: 'eightWeeks' },
      question: 'Sure?',
    },
    {
      id: 'instead',
      title: 'Fresh start',
      price: { form: 'amount', amount: 4000 },
      question: 'Really?',
      replacesFirst: true,
    },
    {
      id: 'double',
      title: 'First clean',
      price: { form: 'times', times: 2 },
      question: 'Are they clean?',
      replacesFirst: true,
    },
  ],
);

const quoteOf = (search: string) =>
  quoteFor(guide, readChoices(new URLSearchParams(search), guide));

test('a 3-bed semi with extension and conservatory every 8 weeks is £25', () => {
  const quote = quoteOf(
    'home=3-bed-semi-detached&frequency=eightWeeks&extension=yes&conservatory=yes',
  );
  expect(quote).toEqual({
    priceWord: 'Guide price',
    home: '3 Bed Semi Detached',
    every: 'every 8 weeks',
    isOnce: false,
    surcharges: 'extension and conservatory',
    clean: 2500,
    regular: [
      { name: 'Windows', amount: 1800 },
      { name: 'Extension', amount: 200 },
      { name: 'Conservatory', amount: 500 },
    ],
    extras: [],
    extrasSum: 0,
    unpriced: 0,
    firstCleans: [],
  });
  expect(quoteSentences(quote)).toEqual([
    'Window cleaning, 3 Bed Semi Detached, every 8 weeks, with extension and conservatory. Guide price £25 a clean (£18 + £2 + £5).',
  ]);
  expect(quoteInShort(quote)).toEqual(['£25 a clean', '3 Bed Semi Detached, every 8 weeks']);
  expect(requestLabel(quote)).toBe('Request this clean');
});

test.each([
  ['3-bed-semi-detached&extension=yes', '£14'],
  ['6-bed-detached&frequency=eightWeeks&extension=yes', '£26.45'],
  ['6-bed-detached&loft=yes', weQuote],
  ['terraced&extension=yes', weQuote],
  ['not-listed', weQuote],
  ['', weQuote],
])('a clean of %s is %s', (home, price) => {
  expect(formatAmount(quoteOf(`home=${home}`).clean)).toBe(price);
});

const semi = 'home=3-bed-semi-detached&conservatory=yes';

test.each([
  [`${semi}&conservatory-roof=9`, '9 at £5 per panel, minimum charge £50', '£50'],
  [`${semi}&conservatory-roof=10`, '10 at £5 per panel', '£50'],
  [`${semi}&conservatory-roof=11`, '11 at £5 per panel', '£55'],
  ['home=6-bed-detached&extension=yes&deep=no', '1.5 × £23.95', '£35.93'],
  ['home=6-bed-detached&first-clean=no', undefined, weQuote],
  [`${semi}&loft=yes&extension=yes&gutter-clearing=yes`, 'with extension and conservatory', '£80'],
  ['home=3-bed-detached&loft=yes&gutter-clearing=yes', undefined, '£70'],
  ['home=terraced&windows-inside=yes', undefined, weQuote],
  ['home=2-bed-semi-detached&gutter-clearing=yes', undefined, weQuote],
])('%s is worked out as %s: %s', (search, workings, price) => {
  const { extras } = quoteOf(search);
  expect(extras.map((line) => [line.workings, formatAmount(line.amount)])).toEqual([
    [workings, price],
  ]);
});

const large = 'home=6-bed-detached&extension=yes';

test.each([
  [`${large}&instead=no`, 4000, 'instead of the first £20 clean'],
  [
    'home=3-bed-detached&frequency=eightWeeks&extension=yes&conservatory=yes&double=no',
    5400,
    '2 × £27, instead of the first £27 clean',
  ],
  ['home=terraced&double=no', 'on request', 'instead of the first clean'],
  ['home=terraced&instead=no', 4000, 'instead of the first clean'],
])('what %s asks for is %s, %s', (search, amount, workings) => {
  const { firstCleans } = quoteOf(search);
  expect(firstCleans.map((line) => [line.amount, line.workings])).toEqual([[amount, workings]]);
});

test('extras alone are summed up as far as they have a price', () => {
  const quote = quoteOf(
    'conservatory=yes&conservatory-roof=12&gutter-clearing=yes&windows-inside=yes&instead=no',
  );
  expect(quoteInShort(quote)).toEqual(['£100', 'plus 2 to quote']);
  expect(quoteRequest(quote).split('\n')).toEqual([
    'I’d like to ask about:',
    'Gutter clearing with vacuum: how much would that be?',
    'Windows cleaned inside: how much would that be?',
    'Conservatory roof: £60 (12 at £5 per panel).',
    'Fresh start: £40.',
    'Extras so far: £100.',
  ]);
  expect(quoteSentences(quote)[0]).toBe('Gutter clearing with vacuum: we’ll quote.');
});

test('whose home is not listed says so first', () => {
  const quote = quoteOf('home=not-listed&extension=yes&gutter-clearing=yes');
  expect(quoteInShort(quote)).toEqual([
    'We’ll quote',
    'My home isn’t on your list, every 4 weeks',
    '1 extra to quote',
  ]);
  expect(quoteRequest(quote).split('\n')).toEqual([
    'My home isn’t on your list. Could you give me a price for window cleaning every 4 weeks, with extension?',
    'I’d also like to ask about:',
    'Gutter clearing with vacuum: how much would that be?',
  ]);
  expect(quoteSentences(quote)[0]).toBe(
    'Window cleaning, every 4 weeks, with extension: we’ll quote.',
  );
  expect(requestLabel(quote)).toBe('Ask for a quote');
});
