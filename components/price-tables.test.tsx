import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Change, contentWith, writtenExample } from '../lib/testing/example';
import { sites } from '../lib/testing/sites';
import { PriceTables } from './price-tables';

const { surcharges = [], homes } = writtenExample.priceGuide;
const [extension, conservatory] = surcharges;

it.each<{ list: string; change: Change; width: string }>([
  { list: 'of the example', change: {}, width: '' },
  {
    list: 'with prices of £100 and more',
    change: {
      priceGuide: {
        homes: homes.map(({ heading, rows }) => ({
          heading,
          rows: rows.map((row) =>
            heading ? { ...row, fourWeeks: 110.5, eightWeeks: 'from £120' } : row,
          ),
        })),
      },
    },
    width: 'long',
  },
  {
    list: 'with the longer name of a surcharge',
    change: {
      priceGuide: { surcharges: [extension!, { ...conservatory!, name: 'Large conservatory' }] },
    },
    width: 'long',
  },
  {
    list: 'with long names of surcharges',
    change: {
      priceGuide: {
        surcharges: [
          { ...extension!, name: 'Extension or loft' },
          { ...conservatory!, name: 'Large conservatory' },
        ],
      },
    },
    width: 'wide',
  },
  { list: 'with more columns', change: sites.longest, width: 'wide' },
])('becomes a list below the width that a price list $list needs', ({ change, width }) => {
  const html = renderToStaticMarkup(<PriceTables guide={contentWith(change).priceGuide} />);
  expect(/class="_?tables\w* ?_?([a-z]*)/.exec(html)?.[1]).toBe(width);
});
