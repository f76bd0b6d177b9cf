import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Change, contentWith, writtenExample } from '../lib/testing/example';
import { longest, monthly } from '../lib/testing/price-lists';
import { PriceTables } from './price-tables';

const { surcharges = [], homes } = writtenExample.priceGuide;
const [extension, conservatory] = surcharges;
const [semi] = homes;

const withPrices = (prices: object): Change => ({
  priceGuide: { homes: [{ rows: [{ ...semi!.rows[0]!, ...prices }] }], example: undefined },
});

it.each<{ list: string; change: Change; isNarrow: boolean }>([
  { list: 'of the example', change: {}, isNarrow: true },
  { list: 'with £99.95', change: withPrices({ eightWeeks: 99.95 }), isNarrow: true },
  { list: 'with £100.50', change: withPrices({ eightWeeks: 100.5 }), isNarrow: false },
  { list: 'with a price from £9', change: withPrices({ fourWeeks: 'from £9' }), isNarrow: false },
  {
    list: 'with a longer head',
    change: {
      priceGuide: { surcharges: [extension!, { ...conservatory!, name: 'Conservatories' }] },
    },
    isNarrow: false,
  },
  {
    list: 'of one frequency',
    change: monthly,
    isNarrow: true,
  },
  { list: 'with more columns', change: longest, isNarrow: false },
])('the homes of a price list $list fit a phone as a table: $isNarrow', ({ change, isNarrow }) => {
  const html = renderToStaticMarkup(<PriceTables guide={contentWith(change).priceGuide} />);
  expect(!html.includes('wide')).toBe(isNarrow);
});
