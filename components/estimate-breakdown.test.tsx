// @vitest-environment jsdom
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readEstimateQuery } from '../lib/prices/estimate-query';
import { estimateInShort, estimateRequest } from '../lib/prices/estimate-words';
import { weQuote } from '../lib/prices/price-words';
import type { Estimate } from '../lib/prices/estimate';
import { completeGuide } from '../lib/content/complete-guide';
import { homesIn } from '../lib/content/homes';
import type { ParsedPrice } from '../lib/content/price';
import type { Home } from '../lib/content/price-guide';
import { readWith } from '../lib/testing/sample';
import { everyPrice } from '../lib/testing/price-guides';
import { EstimateBreakdown } from './estimate-breakdown';

const { priceGuide } = readWith(everyPrice);

/** The price guide with other prices of extras and amounts of its house, by id. */
function guideWith(prices: Record<string, ParsedPrice> = {}, amounts: Home['amounts'] = {}) {
  const [house, flat] = homesIn(priceGuide);
  const other = { ...house!, amounts: { ...house!.amounts, ...amounts } };
  const extras = priceGuide.extras.map((extra) => ({
    ...extra,
    price: prices[extra.id] ?? extra.price,
  }));
  const homes = [{ heading: undefined, rows: [other, flat!] }];
  return completeGuide({ ...priceGuide, homes, extras });
}

function show(estimate: Estimate) {
  document.body.innerHTML = renderToStaticMarkup(<EstimateBreakdown estimate={estimate} />);
}

/** What an amount says: its pence, and whether these are the least, or more is to be quoted. */
function read(text: string) {
  const [, pounds = '0'] = /£([\d,.]+)/.exec(text) ?? [];
  const [, pence = '0'] = /(\d+)p/.exec(text) ?? [];
  return {
    pence: Math.round(Number(pounds.replaceAll(',', '')) * 100) + Number(pence),
    isFrom: text.includes('from'),
    isQuoted: text.includes(weQuote),
  };
}

const amount = fc.oneof(
  fc.integer({ min: 1, max: 999_900 }),
  fc.constantFrom({ from: 2045 }, 'on request' as const),
);
const price = fc.oneof(
  fc.record({ kind: fc.constant('amount'), amount }),
  fc.record({
    kind: fc.constant('times'),
    times: fc.constantFrom(1, 1.5, 2),
    frequency: fc.constant('monthly'),
  }),
);
const prices = fc.record({ 'first-clean': price, insides: price });
const added = fc.constantFrom(0, 45, 500, 'on request' as const, 'none' as const);
const house = fc.record({ monthly: amount, oneOff: amount, extension: added, loft: added });
const choices = fc
  .tuple(
    fc.constantFrom('home=house', 'home=house', 'home=flat', 'home=not-listed', 'extra=sills'),
    fc.constantFrom('', '', 'frequency=oneOff', 'frequency=none'),
    fc.subarray(
      'has=extension has=loft extra=gutters extra=insides extra=stains extra.first-clean=no'.split(
        ' ',
      ),
    ),
  )
  .map((some) => some.flat().join('&'));

test('for any prices and choices, the lines above a sum add up to it', () => {
  fc.assert(
    fc.property(prices, house, choices, (prices, house, search) => {
      const { estimate } = readEstimateQuery(search, guideWith(prices, house));
      fc.pre(estimate !== undefined);
      show(estimate);
      const rows = [...document.querySelectorAll('dl > div')].map((row) => ({
        amount: read(row.querySelector('dd')!.textContent!),
        isOfClean: /^(Windows|Extension|Loft)/.test(row.textContent!),
        isSum: row.matches(':only-child, :has(strong)'),
      }));
      for (const [index, { isSum, amount: sum }] of rows.entries()) {
        if (!isSum) continue;
        const above = rows.slice(0, index);
        const own = above.slice(above.findLastIndex(({ isSum }) => isSum) + 1);
        // The lines of each clean may be above the sum of what is paid at first.
        const lines = own.length > 0 ? own : above.filter(({ isOfClean }) => isOfClean);
        if (lines.length === 0) continue;
        const pence = lines.reduce((all, { amount }) => all + amount.pence, 0);
        const isFrom = lines.some(({ amount }) => amount.isFrom);
        const isQuoted = lines.some(({ amount }) => amount.isQuoted);
        expect(sum).toEqual({ pence, isFrom, isQuoted });
      }
    }),
  );
});

const twice = guideWith();
const quoted = guideWith({ 'first-clean': { kind: 'amount', amount: 'on request' } });
const [monthly, , once] = twice.frequencies;

type Row = [search: string, guide?: typeof twice];

/** The bar, the breakdown, and the message after its usual start. */
function wordsOf([search, guide = twice]: Row): string {
  const estimate = readEstimateQuery(search, guide).estimate!;
  show(estimate);
  const lines = [...document.querySelectorAll('p, dl > div')].map(
    ({ children, textContent }) =>
      [...children]
        .map((part) => part.textContent)
        .join(' ')
        .trim() || textContent,
  );
  const message = estimateRequest(estimate).replace(/^I’d like to ask about:\n/, '');
  return [estimateInShort(estimate).join(' | '), lines.join(' | '), message].join('\n');
}

test('what is paid at first is summed up once, and each regular clean after it', () => {
  const rows: Row[] = [
    ['home=house&has=loft'],
    ['home=house&extra.first-clean=no'],
    ['home=house&extra.first-clean=no', quoted],
    ['home=house&has=extension&extra.first-clean=no&extra=gutters'],
    ['home=house&extra.first-clean=no&extra=stains', quoted],
    ['home=house&extra.first-clean=no&extra=sills', quoted],
    ['home=house&frequency=quarterly&has=extension&extra=gutters'],
    ['home=house&extra=stains'],
    ['home=house&frequency=quarterly&has=extension', guideWith({}, { extension: 'on request' })],
    ['home=flat&frequency=quarterly&extra=sills'],
    ['home=not-listed&has=extension&extra=gutters&extra.ladders=no'],
    ['home=not-listed&frequency=quarterly&extra.first-clean=no'],
    ['home=not-listed', { ...twice, frequencies: [monthly!, once!] }],
  ];
  expect(rows.map(wordsOf).join('\n\n')).toMatchInlineSnapshot(`
    "£17 a clean | House, every month
    House, every month | Windows £17 | Loft £0 | Each clean £17
    Window cleaning, House, every month, with loft. Price £17 a clean.

    £34 | First clean, then £17 every month | House
    House, every month | First clean (2 × £17, instead of a regular clean) £34 | Then each clean £17
    Window cleaning, House, every month. Price £17 a clean.
    First clean: £34 (2 × £17, instead of a regular clean).

    £17 a clean | First clean: we’ll quote | House, every month
    House, every month | First clean (instead of a regular clean) we’ll quote | Then each clean £17
    Window cleaning, House, every month. Price £17 a clean.
    First clean (instead of a regular clean): how much would that be?

    From £154.90 | First clean and extras, then £22 every month | House
    House, every month | First clean (2 × £22, instead of a regular clean) £44 | Gutters (with extension) from £110.90 | First clean and extras from £154.90 | Windows £17 | Extension £5 | Then each clean £22
    Window cleaning, House, every month, with extension. Price £22 a clean (£17 + £5).
    First clean: £44 (2 × £22, instead of a regular clean).
    Gutters: from £110.90 (with extension).
    First clean and extras: from £154.90, then £22 a clean.

    £17 a clean | First clean and extras: we’ll quote | House, every month
    House, every month | First clean (instead of a regular clean) we’ll quote | Stains we’ll quote | First clean and extras we’ll quote | Then each clean £17
    Window cleaning, House, every month. Price £17 a clean.
    First clean (instead of a regular clean): how much would that be?
    Stains: how much would that be?

    £22 | First clean and extras plus what we’ll quote, then £17 every month | House
    House, every month | First clean (instead of a regular clean) we’ll quote | Sills £22 | First clean and extras £22 plus what we’ll quote | Then each clean £17
    Window cleaning, House, every month. Price £17 a clean.
    First clean (instead of a regular clean): how much would that be?
    Sills: £22.
    First clean and extras: £22 plus what you quote, then £17 a clean.

    From £136.35 | First regular clean and extras, then from £25.45 every quarter | House
    House, every quarter | Windows from £20.45 | Extension £5 | Gutters (with extension) from £110.90 | First regular clean and extras from £136.35 | Then each clean from £25.45
    Window cleaning, House, every quarter, with extension. Price from £25.45 a clean (from £20.45 + £5).
    Gutters: from £110.90 (with extension).
    First regular clean and extras: from £136.35, then from £25.45 a clean.

    £17 a clean | First regular clean and extras: £17 plus what we’ll quote | House, every month
    House, every month | Windows £17 | Stains we’ll quote | First regular clean and extras £17 plus what we’ll quote | Then each clean £17
    Window cleaning, House, every month. Price £17 a clean.
    Stains: how much would that be?
    First regular clean and extras: £17 plus what you quote, then £17 a clean.

    We’ll quote | House, every quarter
    House, every quarter | Each clean (with extension) we’ll quote
    Window cleaning, House, every quarter, with extension: how much would that be?

    £22 | First regular clean and extras plus what we’ll quote | Flat, every quarter
    Flat, every quarter | Windows we’ll quote | Sills £22 | First regular clean and extras £22 plus what we’ll quote | Then each clean we’ll quote
    Window cleaning, Flat, every quarter: how much would that be?
    Sills: £22.
    First regular clean and extras: £22 plus what you quote.

    £15 | First regular clean and extras plus what we’ll quote | My home isn’t on your list
    My home isn’t on your list | Windows (with extension) we’ll quote | Gutters (with extension) we’ll quote | Ladders £15 | First regular clean and extras £15 plus what we’ll quote | Then each clean (with extension) we’ll quote
    My home isn’t on your list. Could you give me a price for window cleaning, with extension?
    I’d also like to ask about:
    Gutters (with extension): how much would that be?
    Ladders: £15.
    First regular clean and extras: £15 plus what you quote.

    We’ll quote | My home isn’t on your list, every quarter
    My home isn’t on your list, every quarter | First clean (instead of a regular clean) we’ll quote | Then each clean we’ll quote
    My home isn’t on your list. Could you give me a price for window cleaning every quarter?
    I’d also like to ask about:
    First clean (instead of a regular clean): how much would that be?

    We’ll quote | My home isn’t on your list, every month
    My home isn’t on your list, every month | Each clean we’ll quote
    My home isn’t on your list. Could you give me a price for window cleaning every month?"
  `);
});

test('without regular cleans, what is paid is a total, unless windows are not in it yet', () => {
  const rows: Row[] = [
    ['home=flat&frequency=oneOff&extra.first-clean=no'],
    ['home=flat&frequency=oneOff&extra.first-clean=no', quoted],
    ['home=house&frequency=oneOff&extra=sills'],
    ['home=house&frequency=oneOff&extra=sills', guideWith({}, { oneOff: 'on request' })],
    ['home=not-listed&frequency=oneOff&extra.first-clean=no'],
    ['home=house&frequency=none&has=extension&extra=gutters&extra.roof=12&extra=stains'],
    ['home=not-listed&frequency=none&extra=gutters'],
    ['frequency=none&extra=sills'],
    ['extra=sills'],
    ['extra=stains'],
    ['has=extension&extra=sills&extra=gutters&extra=stains&extra.first-clean=no'],
  ];
  expect(rows.map(wordsOf).join('\n\n')).toMatchInlineSnapshot(`
    "£50 one-off | Flat
    Flat, one-off | First clean (2 × £25) £50
    Window cleaning, Flat, one-off. Price £50 (First clean: 2 × £25).

    We’ll quote | Flat, one-off
    Flat, one-off | First clean we’ll quote
    Window cleaning, Flat, one-off (First clean): how much would that be?

    £72 one-off | House
    House, one-off | Windows £50 | Sills £22 | Total £72
    Window cleaning, House, one-off. Price £50.
    Sills: £22.
    Total: £72.

    £22 plus what we’ll quote | House, one-off
    House, one-off | Windows we’ll quote | Sills £22 | Total £22 plus what we’ll quote
    Window cleaning, House, one-off: how much would that be?
    Sills: £22.
    Total: £22 plus what you quote.

    We’ll quote | My home isn’t on your list, one-off
    My home isn’t on your list, one-off | Windows we’ll quote | First clean we’ll quote
    My home isn’t on your list. Could you give me a price for a one-off window clean?
    I’d also like to ask about:
    First clean: how much would that be?

    From £170.90 plus what we’ll quote | House
    House | Gutters (with extension) from £110.90 | Roof (12 at £5 per panel) £60 | Stains we’ll quote | Total from £170.90 plus what we’ll quote
    Gutters, House: from £110.90 (with extension).
    Roof: £60 (12 at £5 per panel).
    Stains: how much would that be?
    Total: from £170.90 plus what you quote.

    We’ll quote | My home isn’t on your list
    My home isn’t on your list | Gutters we’ll quote
    My home isn’t on your list. I’d like to ask about:
    Gutters: how much would that be?

    £22 one-off
    One-off extras | Sills £22
    Sills: £22.

    Extras £22
    One-off extras | Sills £22
    Sills: £22.

    We’ll quote
    One-off extras | Stains we’ll quote
    Stains: how much would that be?

    Extras from £176.90 plus what we’ll quote
    One-off extras | Gutters (with extension) from £110.90 | Sills £22 | Stains we’ll quote | First clean £44 | Extras from £176.90 plus what we’ll quote
    Gutters: from £110.90 (with extension).
    Sills: £22.
    Stains: how much would that be?
    First clean: £44.
    Extras: from £176.90 plus what you quote."
  `);
});
