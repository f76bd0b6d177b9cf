// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PriceGuide } from '../lib/content/price-guide';
import { readChoices } from '../lib/prices/choices';
import { parametersOf, readEstimateQuery } from '../lib/prices/estimate-query';
import { frequency } from '../lib/prices/parameters';
import { contentWith, writtenSample, type Change } from '../lib/testing/sample';
import { monthly, oneOffs } from '../lib/testing/price-guides';
import { leftovers, renderSite, valuesOf } from '../lib/testing/render-site';
import { useSampleProject } from '../lib/testing/use-project';

useSampleProject();

test('every 6 and 12 weeks, no surcharges', async () => {
  const priceGuide = {
    frequencies: [
      { id: 'sixWeeks', every: '6 weeks' },
      { id: 'twelveWeeks', every: '12 weeks' },
    ],
    surcharges: [],
    homes: [
      {
        heading: 'Semi Detached',
        rows: [
          { home: '2 Bed', sixWeeks: 12, twelveWeeks: 18, size: 'Semi' },
          { home: '3 Bed', sixWeeks: 13.5, twelveWeeks: 20, size: 'Semi' },
        ],
      },
      { rows: [{ home: 'Terraced', sixWeeks: 'on request', twelveWeeks: 'on request' }] },
    ],
    extras: [
      {
        id: 'gutter-clearing',
        name: 'Gutters cleared',
        price: { bySize: [{ size: 'Semi', withoutExtension: 60 }] },
      },
      {
        id: 'conservatory-roof',
        name: 'Conservatory roof',
        price: { each: 5, unit: 'panel', units: 'panels', minimum: 50 },
      },
      { id: 'inside', name: 'Windows inside', price: { times: 2, frequency: 'sixWeeks' } },
      ...writtenSample.priceGuide.extras.slice(-2),
    ],
    example: { home: '3 Bed Semi Detached', frequency: 'twelveWeeks' },
  };
  expect(
    await wordsOf(
      { priceGuide },
      `home=3-bed-semi-detached&${frequency}=twelveWeeks&extra=gutter-clearing&extra=inside&extra.first-clean=no`,
    ),
  ).toMatchInlineSnapshot(`
    "Windows cleaned every | 6 weeks | 12 weeks
    Semi Detached | 2 Bed Semi Detached £12 | 2 Bed Semi Detached £18 | 3 Bed Semi Detached £13.50 | 3 Bed Semi Detached £20 | Terraced Ask for a quote | Terraced Ask for a quote | Any other home Ask for a quote | Any other home Ask for a quote
    Guide prices per clean.

    Window cleaning | 6-weekly | 12-weekly | None
    Semi Detached | 2 Bed £12 £18 | 3 Bed £13.50 £20
    Other homes | Terraced Ask for a quote Ask for a quote
    Other homes | Any other home Ask for a quote Ask for a quote
    Any extras? What needs cleaning? | Gutters cleared from £60 | Conservatory roof: how many panels? £5 per panel, minimum charge £50 | Windows inside from £24 | Window Restoration Cleans we’ll quote
    Stains need more than water. We’ll look at them and quote.
    Have your windows been cleaned in the last 6 months?
    Windows that haven’t been cleaned for 6 months take longer the first time. First clean: we’ll quote | Yes | No
    For example: 3 Bed Semi Detached, every 12 weeks. Guide price £20 a clean.

    Semi Detached
    Property 6-week 12-week
    2 Bed Semi Detached £12 £18
    3 Bed Semi Detached £13.50 £20
    Additional Services
    Property Price
    Gutters cleared
    Semi £60
    Conservatory roof £5 per panel, minimum charge £50
    Windows inside Twice the 6-weekly price

    Gutters cleared £60 | Conservatory roof: how many panels? £5 per panel, minimum charge £50 | Windows inside £27 | Window Restoration Cleans we’ll quote

    3 Bed Semi Detached, every 12 weeks | Windows | £20 | Gutters cleared | £60 | Windows inside (2 × £13.50, the 6-weekly price) | £27 | First clean | we’ll quote | First regular clean and extras | £107 plus what we’ll quote | Then each clean | £20
    £107 | First regular clean and extras plus what we’ll quote, then £20 every 12 weeks"
  `);
});

test('every month, a first clean at 1.5 times', async () => {
  expect(
    await wordsOf(
      monthly,
      'home=house&has=conservatory&extra.conservatory-roof=12&extra=gutter-clearing&extra.first-clean=no',
    ),
  ).toMatchInlineSnapshot(`
    "Windows cleaned every month | House £14.95 | Flat £9.95 | Any other home Ask for a quote
    Guide prices per clean. Extension +⁠£2, conservatory +⁠£5. Have your windows been cleaned in the last 6 months? If not, the first clean costs 1.5 times the usual price.

    Window cleaning | Monthly | None
    Your home | House £14.95 | Flat £9.95
    Your home | Any other home Ask for a quote
    Does your home have any of these? | Extension +£2 not for this home | Conservatory +£5 not for this home
    Any extras? What needs cleaning? | Gutters cleared from £70 | Conservatory roof: how many panels? £5 per panel, minimum charge £50 Of glass.
    Have your windows been cleaned in the last 6 months?
    It takes longer the first time. First clean: from £14.93 | Yes | No

    Window cleaning
    Property Monthly Extension Conservatory
    House £14.95 +£2 +£5
    Flat £9.95 +£2 –
    Extras
    Property Without With extension or conservatory
    Gutters cleared
    House £70 we’ll quote
    Conservatory roof Of glass. £5 per panel, minimum charge £50
    First clean It takes longer the first time. 1.5 times your price per clean

    Extension +£2 not for this home | Conservatory +£5 not for this home | Gutters cleared we’ll quote with conservatory | Conservatory roof: how many panels? £5 per panel, minimum charge £50 £60 Of glass.

    House, every month | First clean (1.5 × £19.95, instead of a regular clean) | £29.93 | Gutters cleared (with conservatory) | we’ll quote | Conservatory roof (12 at £5 per panel) | £60 | First clean and extras | £89.93 plus what we’ll quote | Windows | £14.95 | Conservatory | £5 | Then each clean | £19.95
    £89.93 | First clean and extras plus what we’ll quote, then £19.95 every month"
  `);
});

test('one-off cleans, and fixed prices, some of them “from” prices', async () => {
  expect(
    await wordsOf(
      oneOffs,
      `home=house&${frequency}=oneOff&has=extension&has=skylight&extra=inside&extra=gutter-clearing&extra=finial&extra.ladders=no&extra.first-clean=no`,
    ),
  ).toMatchInlineSnapshot(`
    "Windows cleaned | Monthly | Quarterly | One-off | House £12 | House from £20 | House from £30 | Flat £9 | Flat Ask for a quote | Flat £25 | Any other home Ask for a quote | Any other home Ask for a quote | Any other home Ask for a quote
    Prices per clean. Extension +⁠£0, skylight +⁠45p. Have your windows been cleaned this year? If not, the first clean costs twice the usual price.

    Window cleaning | Monthly | Quarterly | One-off | None
    Your home | House £12 from £20 from £30 | Flat £9 Ask for a quote £25
    Your home | Any other home Ask for a quote Ask for a quote Ask for a quote
    Does your home have any of these? | Extension +£0 not for this home | Skylight +45p not for this home
    Any extras? What needs cleaning? | Windows inside from £50 | Gutters cleared from £50 | Finial from £15 | Roofs from £400
    Can we reach all windows from the ground?
    Ladders: £15 | Yes | No
    Have your windows been cleaned this year?
    First clean: from £18 | Yes | No

    Window cleaning
    Property Monthly Quarterly One-off Extension Skylight
    House £12 from £20 from £30 +£0 +45p
    Flat £9 we’ll quote £25 – –
    Extras
    Property Without With extension
    Windows inside Twice the one-off price, nothing extra for extension or skylight
    Gutters cleared
    House £50 from £70
    Finial from £15
    Ladders £15
    First clean Twice your price per clean
    Roofs from £400

    Extension +£0 not for this home | Skylight +45p not for this home | Windows inside from £60 | Gutters cleared from £70 with extension | Finial from £15 | Roofs from £400

    House, one-off | First clean (2 × from £30.45) | from £60.90 | Windows inside (2 × from £30, the one-off price) | from £60 | Gutters cleared (with extension) | from £70 | Finial | from £15 | Ladders | £15 | Total | from £220.90
    From £220.90 one-off | House"
  `);
});

test('as little content as possible', async () => {
  const content: Change = {
    business: { whatsApp: undefined, privacy: {} },
    pages: { home: { ...writtenSample.pages.home, steps: [{ title: 'Ask', text: 'Us.' }] } },
    priceGuide: {
      frequencies: [{ id: 'monthly', every: 'month' }],
      surcharges: [],
      homes: [{ rows: [{ home: 'House', monthly: 'on request' }] }],
      extras: [],
      extrasHeading: undefined,
      example: undefined,
      guideNote: undefined,
    },
    questions: [],
    services: [{ id: 'windows', title: 'Windows', price: 'regular' }],
  };
  expect(await wordsOf(content, 'home=house')).toMatchInlineSnapshot(`
    "Windows cleaned every month | House Ask for a quote | Any other home Ask for a quote

    Your home | House Ask for a quote
    Your home | Any other home Ask for a quote





    House, every month | Each clean | Ask for a quote
    We’ll quote | House, every month"
  `);
});

/**
 * The words of the first screen, the estimator and the tables with a price guide; then, for some choices, those of the
 * prices and the breakdown. Expects the site to have no faults, such as dead links, with that list.
 */
async function wordsOf(change: Change, chosen: string): Promise<string> {
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

  open('/', site['/']!);
  const board = linesOf('[aria-label$=prices] :is(p, label, h2, li a), a + div > small');
  open(`/prices?${chosen}`, site['/prices']!);
  const choices = linesOf(
    'form :is([aria-label], legend, [role=radiogroup] > p, label, label ~ small, legend + p, [data-breakdown] + div)',
  );
  const tables = linesOf('table :is(h2, tr)');
  expectChoicesToHold(guide);
  await import('../components/estimator/estimator-script');
  const priced = linesOf('label:has([data-price])');
  const breakdown = linesOf('[data-breakdown] :is(p, dt, dd), [data-short] > *');
  const described = [board, choices, tables, priced, breakdown];
  return described.map((lines) => lines.join('\n')).join('\n\n');
}

/** Expects a link with any of the form's choices, in any order, to give the same estimate. */
function expectChoicesToHold(guide: PriceGuide) {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('form input')];
  const values = inputs.map(({ type, name, value }) => [name, type === 'text' ? '12' : value]);
  fc.assert(
    fc.property(fc.shuffledSubarray(values), (some) => {
      const query = new URLSearchParams(some);
      const link = readEstimateQuery(String(parametersOf(query, guide)), guide);
      expect(link).toMatchObject({ isOutdated: false, choices: readChoices(query, guide) });
    }),
  );
}

/** Links of a page to places that the site does not have. */
function deadAnchors(route: string, html: string, site: Record<string, string>): string[] {
  return valuesOf('href', html, 'a').filter((href) => {
    const { pathname, hash } = new URL(href, `https://site${route}`);
    return hash !== '' && !valuesOf('id', site[pathname]!).includes(hash.slice(1));
  });
}

function open(address: string, html: string) {
  history.replaceState(null, '', address);
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
