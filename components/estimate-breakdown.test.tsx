// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readEstimateQuery } from '../lib/prices/estimate-query';
import { estimateInShort, estimateRequest, estimateSentences } from '../lib/prices/estimate-words';
import { contentWith } from '../lib/testing/sample';
import { EstimateBreakdown } from './estimate-breakdown';

const home = { fourWeeks: 17, once: 50, extension: 5 };
const onRequest = { fourWeeks: 'on request', once: 'on request' } as const;

/** A list whose first clean costs twice the price, or is on request. */
const listWith = (firstClean: { times: number } | 'on request') =>
  contentWith({
    priceGuide: {
      frequencies: [
        { id: 'fourWeeks', every: '4 weeks' },
        { id: 'once', every: 'once' },
      ],
      surcharges: [{ id: 'extension', name: 'Extension' }],
      homes: [
        {
          rows: [
            { home: 'House', ...home, size: 'House' },
            { home: 'Cottage', ...home, ...onRequest, size: 'Cottage' },
            { home: 'Barn', fourWeeks: 'from £20.45', once: 60, extension: 0, size: 'Barn' },
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
        { id: 'fascias', name: 'Fascias', price: 65 },
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

/** The bar, the breakdown, and the end of the message and, if that differs, of shared text. */
function wordsOf([search, guide]: readonly [string, typeof twice]): string {
  const estimate = readEstimateQuery(search, guide).estimate!;
  document.body.innerHTML = renderToStaticMarkup(<EstimateBreakdown estimate={estimate} />);
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

const noCleans = 'frequency=none';
const once = 'frequency=once';

test('what is paid at first is summed up once, and each regular clean after it', () => {
  const rows = [
    ['home=house', twice],
    ['home=house&has=extension', twice],
    ['home=house&extra.first=no', twice],
    ['home=house&extra.first=no', quoted],
    ['home=house&extra.first=no&extra=gutters', twice],
    ['home=house&extra=gutters', twice],
    ['home=house&extra.first=no&extra=stains', quoted],
    ['home=house&extra.first=no&extra=gutters', quoted],
    ['home=barn&extra=gutters', twice],
    ['home=cottage&extra=gutters', twice],
  ] as const;
  expect(rows.map(wordsOf).join('\n\n')).toMatchInlineSnapshot(`
    "£17 a clean | House, every 4 weeks
    House, every 4 weeks | Each clean £17
    Window cleaning, House, every 4 weeks. Guide price £17 a clean.

    £22 a clean | House, every 4 weeks
    House, every 4 weeks | Windows £17 | Extension £5 | Each clean £22
    Window cleaning, House, every 4 weeks, with extension. Guide price £22 a clean (£17 + £5).

    £17 a clean | House, every 4 weeks | First clean: £34
    House, every 4 weeks | First clean (2 × £17, instead of a regular clean) £34 | Then each clean £17
    First clean: £34 (2 × £17, instead of a regular clean).

    £17 a clean | House, every 4 weeks | First clean: we’ll quote
    House, every 4 weeks | First clean (instead of a regular clean) we’ll quote | Then each clean £17
    First clean (instead of a regular clean): how much would that be?
    First clean (instead of a regular clean): we’ll quote.

    £17 a clean | House, every 4 weeks | First clean and extras: £124
    House, every 4 weeks | First clean (2 × £17, instead of a regular clean) £34 | Gutters £90 | First clean and extras £124 | Then each clean £17
    First clean and extras: £124, then £17 a clean.

    £17 a clean | House, every 4 weeks | First regular clean and extras: £107
    House, every 4 weeks | Windows £17 | Gutters £90 | First regular clean and extras £107 | Then each clean £17
    First regular clean and extras: £107, then £17 a clean.

    £17 a clean | House, every 4 weeks | First clean and extras: we’ll quote
    House, every 4 weeks | First clean (instead of a regular clean) we’ll quote | Stains we’ll quote | Then each clean £17
    Stains: how much would that be?
    Stains: we’ll quote.

    £17 a clean | House, every 4 weeks | First clean and extras: £90 plus what we’ll quote
    House, every 4 weeks | First clean (instead of a regular clean) we’ll quote | Gutters £90 | First clean and extras £90 plus what we’ll quote | Then each clean £17
    First clean and extras: £90 plus what you quote, then £17 a clean.
    First clean and extras: £90 plus what we’ll quote, then £17 a clean.

    From £20.45 a clean | Barn, every 4 weeks | First regular clean and extras: from £111.35
    Barn, every 4 weeks | Windows from £20.45 | Gutters from £90.90 | First regular clean and extras from £111.35 | Then each clean from £20.45
    First regular clean and extras: from £111.35, then from £20.45 a clean.

    We’ll quote | Cottage, every 4 weeks | First regular clean and extras: £50 plus what we’ll quote
    Cottage, every 4 weeks | Windows we’ll quote | Gutters £50 | First regular clean and extras £50 plus what we’ll quote | Then each clean we’ll quote
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
    [`home=house&${noCleans}&extra=gutters&extra=fascias`, twice],
    [`${noCleans}&extra=sills&extra=fascias`, twice],
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

    £155 one-off | House
    House | Gutters £90 | Fascias £65 | Total £155
    Total: £155.

    £87 one-off
    One-off extras | Fascias £65 | Sills £22 | Total £87
    Total: £87.

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
