// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readEstimateQuery } from '../lib/prices/estimate-query';
import { contentWith, writtenSample, type Change } from '../lib/testing/sample';
import { everyPrice } from '../lib/testing/price-guides';
import { leftovers, renderSite, valuesOf } from '../lib/testing/render-site';
import { useSampleProject } from '../lib/testing/use-project';

useSampleProject();

test('every kind of price, of regular and one-off cleans', async () => {
  expect(await wordsOf(everyPrice)).toMatchInlineSnapshot(`
    "Windows cleaned | Monthly | Quarterly | One-off | House £17 | House from £20.45 | House £50 | Flat £9 | Flat Ask for a quote | Flat £25 | Any other home Ask for a quote | Any other home Ask for a quote | Any other home Ask for a quote
    Prices per clean. Extension +⁠£5, loft +⁠£0. Have your windows been cleaned this year? If not, the first clean costs twice the usual price.

    Window cleaning | Monthly | Quarterly | One-off | None
    Your home | House £17 from £20.45 £50 | Flat £9 Ask for a quote £25
    Your home | Any other home Ask for a quote Ask for a quote Ask for a quote
    Does your home have any of these? | Extension +£5 not for this home | Loft +£0 not for this home
    Any extras? What needs cleaning? | Insides from £50 | Gutters from £90 | Roof: how many panels? £5 per panel, minimum charge £50 Of glass. | Sills £22 | Stains we’ll quote
    Can we reach all windows from the ground?
    Ladders: £15 | Yes | No
    Have your windows been cleaned this year?
    First clean: from £18 | Yes | No

    Window cleaning
    Property Monthly Quarterly One-off Extension Loft
    House £17 from £20.45 £50 +£5 +£0
    Flat £9 we’ll quote £25 – –
    Extras
    Property Without With extension
    Insides Twice the one-off price, nothing extra for extension or loft
    Gutters
    House £90 from £110.90
    Roof Of glass. £5 per panel, minimum charge £50
    Sills £22
    Ladders £15
    First clean Twice your price per clean"
  `);
});

test('one frequency, and as little other content as possible', async () => {
  const content: Change = {
    business: { whatsApp: undefined, privacy: {} },
    pages: { home: { ...writtenSample.pages.home, steps: [{ title: 'Ask', text: 'Us.' }] } },
    priceGuide: {
      frequencies: [{ id: 'monthly', every: 'month' }],
      surcharges: [],
      homes: [
        {
          rows: [
            { home: 'House', monthly: 14.95, size: 'House' },
            { home: 'Flat', monthly: 'on request' },
          ],
        },
      ],
      extras: [
        {
          id: 'gutters',
          name: 'Gutters',
          price: { bySize: [{ size: 'House', withoutExtension: 60 }] },
        },
      ],
      extrasHeading: undefined,
      example: undefined,
      guideNote: undefined,
    },
    questions: [],
    services: [{ id: 'windows', title: 'Windows', price: 'regular' }],
  };
  expect(await wordsOf(content)).toMatchInlineSnapshot(`
    "Windows cleaned every month | House £14.95 | Flat Ask for a quote | Any other home Ask for a quote
    Prices per clean.

    Window cleaning | Monthly | None
    Your home | House £14.95 | Flat Ask for a quote
    Your home | Any other home Ask for a quote
    Any extras? What needs cleaning? | Gutters from £60

    Window cleaning
    Property Monthly
    House £14.95
    Flat we’ll quote
    Extras
    Property Price
    Gutters
    House £60"
  `);

  const homes = [{ rows: [{ home: 'House', monthly: 'on request' as const }] }];
  const quoted = { ...content, priceGuide: { ...content.priceGuide, homes, extras: [] } };
  expect(await wordsOf(quoted)).toMatchInlineSnapshot(`
    "Windows cleaned every month | House Ask for a quote | Any other home Ask for a quote

    Your home | House Ask for a quote
    Your home | Any other home Ask for a quote

    "
  `);
});

/**
 * The words of the first screen, the estimator and the tables with a price guide. Expects the site to have no faults,
 * such as dead links, with that list.
 */
async function wordsOf(change: Change): Promise<string> {
  const content = contentWith(change);
  const site = await renderSite(content);
  const all = Object.values(site);
  expect(all.flatMap(leftovers)).toEqual([]);
  expect(all.join()).not.toMatch(/undefined|NaN|\[object/);
  const { priceGuide: guide } = content;
  const links = all.flatMap((html) => valuesOf('href', html, 'a'));
  const searches = links.map((href) => new URL(href, 'https://site').search);
  expect(searches.filter((search) => readEstimateQuery(search, guide).isOutdated)).toEqual([]);
  expect(Object.entries(site).flatMap(([route, html]) => deadAnchors(route, html, site))).toEqual(
    [],
  );

  open(site['/']!);
  const board = linesOf('[aria-label$=prices] :is(p, label, h2, li a), a + div > small');
  open(site['/prices']!);
  const choices = linesOf(
    'form :is([aria-label], legend, [role=radiogroup] > p, label, label ~ small, legend + p, [data-breakdown] + div)',
  );
  const tables = linesOf('table :is(h2, tr)');
  return [board, choices, tables].map((lines) => lines.join('\n')).join('\n\n');
}

/** Links of a page to places that the site does not have. */
function deadAnchors(route: string, html: string, site: Record<string, string>): string[] {
  return valuesOf('href', html, 'a').filter((href) => {
    const { pathname, hash } = new URL(href, `https://site${route}`);
    return hash !== '' && !valuesOf('id', site[pathname]!).includes(hash.slice(1));
  });
}

function open(html: string) {
  const spaced = html.replaceAll('<!-- -->', '').replaceAll(/<(\/|small)/g, ' <$1');
  document.documentElement.innerHTML = spaced;
}

/** The words of some elements; those that belong to a heading, a legend or a group follow on its line. */
function linesOf(selector: string): string[] {
  const lines: string[] = [];
  for (const element of document.querySelectorAll(selector)) {
    const words = (element.ariaLabel ?? element.textContent!).replaceAll(/\s+/g, ' ').trim();
    if (
      element.matches(
        'h2, legend, fieldset, [role=group], tr, p, small, strong, [data-breakdown] + div',
      )
    )
      lines.push(words);
    else lines.push([lines.pop(), words].filter(Boolean).join(' | '));
  }
  return lines;
}
