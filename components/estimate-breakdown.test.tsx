// @vitest-environment jsdom
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readEstimateQuery } from '../lib/prices/estimate-query';
import { estimateInShort, estimateRequest, estimateSentences } from '../lib/prices/estimate-words';
import { weQuote } from '../lib/prices/price-words';
import type { Estimate } from '../lib/prices/estimate';
import { contentWith } from '../lib/testing/sample';
import { EstimateBreakdown } from './estimate-breakdown';

const home = { fourWeeks: 17, once: 50, extension: 5, loft: 3 };
const onRequest = { fourWeeks: 'on request', once: 'on request' } as const;

type Written = string | number | { times: number; frequency?: string };

/** A list with the price of its first clean, and perhaps with other prices of the house and of fascias. */
const listWith = (firstClean: Written, house: object = home, fascias: Written = 65) =>
  contentWith({
    priceGuide: {
      frequencies: [
        { id: 'fourWeeks', every: '4 weeks' },
        { id: 'once', every: 'once' },
      ],
      surcharges: [
        { id: 'extension', name: 'Extension' },
        { id: 'loft', name: 'Loft' },
      ],
      homes: [
        {
          rows: [
            { home: 'House', ...house, size: 'House' },
            { home: 'Cottage', ...home, ...onRequest, size: 'Cottage' },
            {
              home: 'Barn',
              fourWeeks: 'from £20.45',
              once: 60,
              extension: 0,
              loft: 0,
              size: 'Barn',
            },
          ],
        },
      ],
      extras: [
        {
          id: 'gutters',
          name: 'Gutters',
          price: {
            bySize: [
              { size: 'House', withoutExtension: 90 },
              { size: 'Cottage', withoutExtension: 50 },
              { size: 'Barn', withoutExtension: 'from £90.90' },
            ],
          },
        },
        { id: 'fascias', name: 'Fascias', price: fascias },
        { id: 'sills', name: 'Sills', price: 22 },
        { id: 'stains', name: 'Stains', price: 'on request' },
        {
          id: 'first',
          name: 'First clean',
          price: firstClean,
          question: 'Cleaned this year?',
          replacesFirst: true,
        },
      ],
      example: undefined,
    },
    services: [{ id: 'windows', title: 'Windows', price: 'regular' }],
  }).priceGuide;

const twice = listWith({ times: 2 });
const quoted = listWith('on request');
const noCleans = 'frequency=none';
const once = 'frequency=once';

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
  fc.integer({ min: 1, max: 9999 }).map((pence) => pence / 100),
  fc.constantFrom('from £20.45', 'on request'),
);
const price = fc.oneof(
  amount,
  fc.record({ times: fc.constantFrom(1, 1.5, 2), frequency: fc.constant('fourWeeks') }),
);
const added = fc.constantFrom(0, 0.45, 5, 'on request', 'none');
const house = fc.record({ fourWeeks: amount, once: amount, extension: added, loft: added });
const choices = fc
  .tuple(
    fc.constantFrom('home=house', 'home=house', 'home=not-listed', 'extra=sills'),
    fc.constantFrom('', '', once, noCleans),
    fc.subarray(
      'has=extension has=loft extra=gutters extra=fascias extra=stains extra.first=no'.split(' '),
    ),
  )
  .map((some) => some.flat().join('&'));

test('for any prices and choices, the lines above a sum add up to it', () => {
  fc.assert(
    fc.property(price, house, price, choices, (first, house, fascias, search) => {
      const { estimate } = readEstimateQuery(search, listWith(first, house, fascias));
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

/** The bar, the breakdown, and the end of the message and, if that differs, of shared text. */
function wordsOf([search, guide]: readonly [string, typeof twice]): string {
  const estimate = readEstimateQuery(search, guide).estimate!;
  show(estimate);
  const lines = [...document.querySelectorAll('p, dl > div')].map(
    ({ children, textContent }) =>
      [...children]
        .map((part) => part.textContent)
        .join(' ')
        .trim() || textContent,
  );
  const [message, shared] = [estimateRequest(estimate).split('\n'), estimateSentences(estimate)];
  const ends = new Set([message.at(-1), shared.at(-1)]);
  return [estimateInShort(estimate).join(' | '), lines.join(' | '), ...ends].join('\n');
}

test('what is paid at first is summed up once, and each regular clean after it', () => {
  const rows = [
    ['home=house', twice],
    ['home=house&has=extension', twice],
    ['home=house&extra.first=no', twice],
    ['home=house&extra.first=no', quoted],
    ['home=house&has=extension&extra.first=no&extra=gutters', twice],
    ['home=house&extra=gutters', twice],
    ['home=house&extra.first=no&extra=stains', quoted],
    ['home=house&extra.first=no&extra=gutters', quoted],
    ['home=barn&extra=gutters', twice],
    ['home=house&extra=stains', twice],
    ['home=cottage&has=extension', twice],
    ['home=cottage&has=extension&extra=gutters', twice],
  ] as const;
  expect(rows.map(wordsOf).join('\n\n')).toMatchInlineSnapshot(`
    "£17 a clean | House, every 4 weeks
    House, every 4 weeks | Each clean £17
    Window cleaning, House, every 4 weeks. Guide price £17 a clean.

    £22 a clean | House, every 4 weeks
    House, every 4 weeks | Windows £17 | Extension £5 | Each clean £22
    Window cleaning, House, every 4 weeks, with extension. Guide price £22 a clean (£17 + £5).

    £34 | First clean, then £17 every 4 weeks | House
    House, every 4 weeks | First clean (2 × £17, instead of a regular clean) £34 | Then each clean £17
    First clean: £34 (2 × £17, instead of a regular clean).

    £17 a clean | First clean: we’ll quote | House, every 4 weeks
    House, every 4 weeks | First clean (instead of a regular clean) we’ll quote | Then each clean £17
    First clean (instead of a regular clean): how much would that be?
    First clean (instead of a regular clean): we’ll quote.

    £134 | First clean and extras, then £22 every 4 weeks | House
    House, every 4 weeks | First clean (2 × £22, instead of a regular clean) £44 | Gutters £90 | First clean and extras £134 | Windows £17 | Extension £5 | Then each clean £22
    First clean and extras: £134, then £22 a clean.

    £107 | First regular clean and extras, then £17 every 4 weeks | House
    House, every 4 weeks | Windows £17 | Gutters £90 | First regular clean and extras £107 | Then each clean £17
    First regular clean and extras: £107, then £17 a clean.

    £17 a clean | First clean and extras: we’ll quote | House, every 4 weeks
    House, every 4 weeks | First clean (instead of a regular clean) we’ll quote | Stains we’ll quote | First clean and extras we’ll quote | Then each clean £17
    Stains: how much would that be?
    Stains: we’ll quote.

    £90 | First clean and extras plus what we’ll quote, then £17 every 4 weeks | House
    House, every 4 weeks | First clean (instead of a regular clean) we’ll quote | Gutters £90 | First clean and extras £90 plus what we’ll quote | Then each clean £17
    First clean and extras: £90 plus what you quote, then £17 a clean.
    First clean and extras: £90 plus what we’ll quote, then £17 a clean.

    From £111.35 | First regular clean and extras, then from £20.45 every 4 weeks | Barn
    Barn, every 4 weeks | Windows from £20.45 | Gutters from £90.90 | First regular clean and extras from £111.35 | Then each clean from £20.45
    First regular clean and extras: from £111.35, then from £20.45 a clean.

    £17 a clean | First regular clean and extras: £17 plus what we’ll quote | House, every 4 weeks
    House, every 4 weeks | Windows £17 | Stains we’ll quote | First regular clean and extras £17 plus what we’ll quote | Then each clean £17
    First regular clean and extras: £17 plus what you quote, then £17 a clean.
    First regular clean and extras: £17 plus what we’ll quote, then £17 a clean.

    We’ll quote | Cottage, every 4 weeks
    Cottage, every 4 weeks | Each clean (with extension) we’ll quote
    Window cleaning, Cottage, every 4 weeks, with extension: how much would that be?
    Window cleaning, Cottage, every 4 weeks, with extension: we’ll quote.

    £50 | First regular clean and extras plus what we’ll quote | Cottage, every 4 weeks
    Cottage, every 4 weeks | Windows (with extension) we’ll quote | Gutters £50 | First regular clean and extras £50 plus what we’ll quote | Then each clean (with extension) we’ll quote
    First regular clean and extras: £50 plus what you quote.
    First regular clean and extras: £50 plus what we’ll quote."
  `);
});

test('without regular cleans, what is paid is a total, unless windows are not in it yet', () => {
  const rows = [
    [`home=house&${once}`, twice],
    [`home=house&${once}&extra=fascias`, twice],
    [`home=cottage&${once}&extra=fascias`, twice],
    [`home=house&${noCleans}&extra=gutters`, twice],
    ['extra=sills', twice],
    ['extra=stains', twice],
    ['extra=sills&extra=stains', twice],
  ] as const;
  expect(rows.map(wordsOf).join('\n\n')).toMatchInlineSnapshot(`
    "£50 one-off | House
    House, one-off | Windows £50
    Window cleaning, House, one-off. Guide price £50.

    £115 one-off | House
    House, one-off | Windows £50 | Fascias £65 | Total £115
    Total: £115.

    £65 plus what we’ll quote | Cottage, one-off
    Cottage, one-off | Windows we’ll quote | Fascias £65 | Total £65 plus what we’ll quote
    Total: £65 plus what you quote.
    Total: £65 plus what we’ll quote.

    £90 one-off | House
    House | Gutters £90
    Gutters, House: £90.

    Extras £22
    One-off extras | Sills £22
    Sills: £22.

    We’ll quote
    One-off extras | Stains we’ll quote
    Stains: how much would that be?
    Stains: we’ll quote.

    Extras £22 plus what we’ll quote
    One-off extras | Sills £22 | Stains we’ll quote | Extras £22 plus what we’ll quote
    Extras: £22 plus what you quote.
    Extras: £22 plus what we’ll quote."
  `);
});
