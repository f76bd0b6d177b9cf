// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { prefillFrom } from '../lib/enquiry/prefill';
import { withServices } from '../lib/prices/price-words';
import { validated } from '../lib/testing/full-content';
import { priceLists } from '../lib/testing/price-lists';
import { leftovers, read, renderSite } from '../lib/testing/render-site';
import { useExampleProject } from '../lib/testing/use-project';

useExampleProject();

/**
 * For each price list, what is chosen; then what its first screen, estimator and tables say; then, for the
 * choice, the prices of the options, the bill and the message.
 */
const said: Record<string, [chosen: string, words: string]> = {
  'every 6 and 12 weeks, no surcharges': [
    'home=3-bed-semi-detached&frequency=twelveWeeks&gutter-clearing=yes&inside=yes&first-clean=no',
    `
Windows cleaned every | 6 weeks | 12 weeks
Semi Detached | 2 Bed Semi Detached £12 | 2 Bed Semi Detached £18 | 3 Bed Semi Detached £13.50 | 3 Bed Semi Detached £20
Guide price a clean. Terraced? Ask us for a price.

How often? | 6 weeks | 12 weeks
Semi Detached | 2 Bed £12 £18 | 3 Bed £13.50 £20
Another home | Terraced on request on request | My home is not listed
Have we cleaned your windows in the last 6 months? | Yes | No
Windows that haven't been cleaned for 6 months take longer the first time.
Any extras? | Gutters cleared £60 | Conservatory roof: how many? £5 per panel, at least £50 | Windows inside from £24 | Window Restoration Cleans on request
Stained glass takes more than water. We look at it and quote.
Example: 3 Bed Semi Detached | Windows | £20 | every 12 weeks | £20 a clean

Semi Detached
Property 6-week 12-week
2 Bed Semi Detached £12 £18
3 Bed Semi Detached £13.50 £20
Extras
Property Price
Gutters cleared
Semi £60
Conservatory roof £5 per panel, at least £50
Windows inside Twice your 6-week price

Gutters cleared £60 | Conservatory roof: how many? £5 per panel, at least £50 | Windows inside £27 | Window Restoration Cleans on request

3 Bed Semi Detached | Windows | £20 | every 12 weeks | £20 a clean
Extras, not every clean | Gutters cleared | £60 | Windows inside (2 × £13.50) | £27 | together | £87 | First clean | we’ll quote it
£20 a clean | + £87 extras | First clean quoted

Please could you clean:
Window cleaning: 3 Bed Semi Detached, every 12 weeks. Guide price £20 a clean.
Gutters cleared: £60.
Windows inside: £27 (2 × £13.50).
First clean: how much would that be?
Extras together: £87.
`,
  ],
  'every 8 weeks only': [
    'home=3-bed-detached&conservatory=yes&gutter-clearing=yes&conservatory-roof=12',
    `
Windows cleaned every 8 weeks
Detached | 3 Bed Detached £20 | 4 Bed Detached £22
Guide price a clean.

Detached | 3 Bed £20 | 4 Bed £22 | My home is not listed
Does your home have these? | Conservatory +£5 | Conservatory roof: how many? £5 per panel, at least £50
Have we cleaned your windows in the last 6 months? | Yes | No
Windows that haven't been cleaned for 6 months take longer the first time.
Any extras? | Gutters cleared home only from £70 | Window Restoration Cleans on request
Stained glass takes more than water. We look at it and quote.

Detached
Property 8-week Conservatory
3 Bed Detached £20 +£5
4 Bed Detached £22 on request
Extras
Property Home only With conservatory
Gutters cleared
Detached £70 £90
Conservatory roof £5 per panel, at least £50

Conservatory +£5 | Conservatory roof: how many? £5 per panel, at least £50 £60 | Gutters cleared with conservatory £90 | Window Restoration Cleans on request

3 Bed Detached | Windows | £20 | Conservatory | £5 | every 8 weeks | £25 a clean
Extras, not every clean | Gutters cleared (with conservatory) | £90 | Conservatory roof (12 at £5 per panel) | £60 | together | £150
£25 a clean | + £150 extras

Please could you clean:
Window cleaning: 3 Bed Detached, every 8 weeks, with conservatory. Guide price £25 a clean (£20 + £5).
Gutters cleared: £90 (with conservatory).
Conservatory roof: £60 (12 at £5 per panel).
Extras together: £150.
`,
  ],
  'monthly, a first clean at 1.5 times': [
    'home=flat&first-clean=no',
    `
Windows cleaned every month
Choose your home | House £15 | Flat £9.95
Guide price a clean.

Your home | House £15 | Flat £9.95 | My home is not listed
Have we cleaned your windows in the last 6 months? | Yes | No
It takes longer the first time.
Any extras? | Gutters cleared £60
And the downpipes. | Conservatory roof on request
Tell us how many panels. | Window Restoration Cleans on request
Stained glass takes more than water. We look at it and quote.

Window cleaning
Property Monthly
House £15
Flat £9.95
Extras
Gutters cleared And the downpipes. £60
First clean It takes longer the first time. 1.5 times your monthly price

Gutters cleared £60 | Conservatory roof on request | Window Restoration Cleans on request

Flat | Windows | £9.95 | every month | £9.95 a clean | First clean (instead of the first at £9.95 a clean) | £14.93
£9.95 a clean | First clean £14.93

Please could you clean:
Window cleaning: Flat, every month. Guide price £9.95 a clean.
First clean: £14.93 (instead of the first at £9.95 a clean).
`,
  ],
  'every 4, 8 and 12 weeks, three surcharges, 12 homes': [
    'home=3-bed-detached&frequency=twelveWeeks&extension=yes&loft=yes&gutter-clearing=yes&skylights=3&first-loft=no&inside=yes',
    `
Windows cleaned every | 4 weeks | 8 weeks | 12 weeks
Terraced | 2 Bed Terraced £10 | 2 Bed Terraced £16 | 2 Bed Terraced £19.50 | 3 Bed Terraced £11 | 3 Bed Terraced £17 | 3 Bed Terraced £20.50 | 4 Bed Terraced £12 | 4 Bed Terraced £18 | 4 Bed Terraced £21.50 | 5 Bed Terraced £13 | 5 Bed Terraced £19 | 5 Bed Terraced £22.50
Semi Detached | 2 Bed Semi Detached £12 | 2 Bed Semi Detached £18 | 2 Bed Semi Detached £21.50 | 3 Bed Semi Detached £13 | 3 Bed Semi Detached £19 | 3 Bed Semi Detached £22.50 | 4 Bed Semi Detached £14 | 4 Bed Semi Detached £20 | 4 Bed Semi Detached £23.50 | 5 Bed Semi Detached £15 | 5 Bed Semi Detached £21 | 5 Bed Semi Detached £24.50
Detached | 2 Bed Detached £14 | 2 Bed Detached £20 | 2 Bed Detached £23.50 | 3 Bed Detached £15 | 3 Bed Detached £21 | 3 Bed Detached £24.50 | 4 Bed Detached £16 | 4 Bed Detached £22 | 4 Bed Detached £25.50 | 5 Bed Detached £17 | 5 Bed Detached £23 | 5 Bed Detached £26.50
Guide price a clean.

How often? | 4 weeks | 8 weeks | 12 weeks
Terraced | 2 Bed £10 £16 £19.50 | 3 Bed £11 £17 £20.50 | 4 Bed £12 £18 £21.50 | 5 Bed £13 £19 £22.50
Semi Detached | 2 Bed £12 £18 £21.50 | 3 Bed £13 £19 £22.50 | 4 Bed £14 £20 £23.50 | 5 Bed £15 £21 £24.50
Detached | 2 Bed £14 £20 £23.50 | 3 Bed £15 £21 £24.50 | 4 Bed £16 £22 £25.50 | 5 Bed £17 £23 £26.50 | My home is not listed
Does your home have these? | Extension +£2 | Conservatory +£5 | Conservatory roof: how many? £5 per panel, at least £50 | Loft conversion +£1.50 | Skylights inside: how many? £4 per skylight
Have we cleaned the loft before? | Yes | No
First clean of the loft: £15.
Have we cleaned your windows in the last 6 months? | Yes | No
Windows that haven't been cleaned for 6 months take longer the first time.
Any extras? | Gutters cleared home only from £50 | Windows inside from £9.75 | Window Restoration Cleans on request
Stained glass takes more than water. We look at it and quote.
Example: 3 Bed Semi Detached | Windows | £22.50 | Extension | £2 | Loft conversion | £1.50 | every 12 weeks | £26 a clean

Terraced
Property 4-week 8-week 12-week Extension Conservatory Loft conversion
2 Bed Terraced £10 £16 £19.50 +£2 +£5 on request
3 Bed Terraced £11 £17 £20.50 +£2 +£5 +£1.50
4 Bed Terraced £12 £18 £21.50 +£2 +£5 +£1.50
5 Bed Terraced £13 £19 £22.50 +£2 +£5 +£1.50
Semi Detached
Property 4-week 8-week 12-week Extension Conservatory Loft conversion
2 Bed Semi Detached £12 £18 £21.50 +£2 +£5 on request
3 Bed Semi Detached £13 £19 £22.50 +£2 +£5 +£1.50
4 Bed Semi Detached £14 £20 £23.50 +£2 +£5 +£1.50
5 Bed Semi Detached £15 £21 £24.50 +£2 +£5 +£1.50
Detached
Property 4-week 8-week 12-week Extension Conservatory Loft conversion
2 Bed Detached £14 £20 £23.50 +£2 +£5 on request
3 Bed Detached £15 £21 £24.50 +£2 +£5 +£1.50
4 Bed Detached £16 £22 £25.50 +£2 +£5 +£1.50
5 Bed Detached £17 £23 £26.50 +£2 +£5 +£1.50
Extras
Property Home only With extension or conservatory
Gutters cleared
Terraced £50 £70
Semi Detached £60 £80
Detached £70 on request
Conservatory roof £5 per panel, at least £50
Skylights inside £4 per skylight
First clean of the loft £15
Windows inside Half your 12-week price

Extension +£2 | Conservatory +£5 | Conservatory roof: how many? £5 per panel, at least £50 | Loft conversion +£1.50 | Skylights inside: how many? £4 per skylight £12 | Gutters cleared with extension on request | Windows inside £12.25 | Window Restoration Cleans on request

3 Bed Detached | Windows | £24.50 | Extension | £2 | Loft conversion | £1.50 | every 12 weeks | £28 a clean
Extras, not every clean | Gutters cleared (with extension) | we’ll quote it | Skylights inside (3 at £4 per skylight) | £12 | Windows inside (0.5 × £24.50) | £12.25 | together | £24.25 | First clean of the loft (and the first at £28 a clean) | £15
£28 a clean | + £24.25 extras, 1 quoted | First clean of the loft £15

Please could you clean:
Window cleaning: 3 Bed Detached, every 12 weeks, with extension and loft conversion. Guide price £28 a clean (£24.50 + £2 + £1.50).
Gutters cleared: how much would that be?
Skylights inside: £12 (3 at £4 per skylight).
Windows inside: £12.25 (0.5 × £24.50).
First clean of the loft: £15 (and the first at £28 a clean).
Extras together: £24.25.
`,
  ],
  'no regular work: driveways and gutters': [
    'driveway=40&gutters=yes',
    `
Driveway washed £3.50 per square metre, at least £120 | Gutters cleared £60

What do you need? | Driveway washed: how many? £3.50 per square metre, at least £120
Sand for the joints included. | Gutters cleared £60

What each visit costs
Driveway washed Sand for the joints included. £3.50 per square metre, at least £120
Gutters cleared £60

Driveway washed: how many? £3.50 per square metre, at least £120 £140 | Gutters cleared £60

Your price | Driveway washed (40 at £3.50 per square metre) | £140 | Gutters cleared | £60 | together | £200
£200 in all

Please could you clean:
Driveway washed: £140 (40 at £3.50 per square metre).
Gutters cleared: £60.
Together: £200.
`,
  ],
  'carpets by the room': [
    'living-room=1&bedroom=3&stairs=yes&stains=yes&furniture=no',
    `
Living room £35 per room | Bedroom £25 per room | Stairs and landing £40 | Furniture moved £20 | Stains on request

Will the rooms be empty? | Yes | No
Furniture moved: £20.
What do you need? | Living room: how many? £35 per room | Bedroom: how many? £25 per room | Stairs and landing £40 | Stains on request
Tell us what was spilt.

Carpets
Living room £35 per room
Bedroom £25 per room
Stairs and landing £40
Furniture moved £20

Living room: how many? £35 per room £35 | Bedroom: how many? £25 per room £75 | Stairs and landing £40 | Stains on request

Your price | Living room (1 at £35 per room) | £35 | Bedroom (3 at £25 per room) | £75 | Stairs and landing | £40 | Furniture moved | £20 | Stains | we’ll quote it | together | £170
£170 in all | 1 quoted

Please could you clean:
Living room: £35 (1 at £35 per room).
Bedroom: £75 (3 at £25 per room).
Stairs and landing: £40.
Furniture moved: £20.
Stains: how much would that be?
Together: £170.
`,
  ],
  'all on request': [
    'sheds=yes',
    `
Sheds painted on request

What do you need? | Sheds painted on request



Sheds painted on request

Your price | Sheds painted | we’ll quote it
We’ll quote it

Please could you clean:
Sheds painted: how much would that be?
`,
  ],
};

test('every list is among those above', () => {
  expect(Object.keys(said)).toEqual(Object.keys(priceLists));
});

test.each(Object.entries(said))('%s', async (list, [chosen, words]) => {
  const content = validated(priceLists[list]!);
  const site = await renderSite(content);
  const all = Object.values(site);
  expect(all.flatMap(leftovers)).toEqual([]);
  expect(all.join()).not.toMatch(/undefined|NaN|\[object/);
  for (const [route, html] of Object.entries(site)) {
    const places = html.matchAll(/href="(\/[^"?#]+)?(?:\?[^"#]*)?#([^"]+)"/g);
    for (const [, target = route, id] of places) expect(site[target]).toContain(`id="${id}"`);
  }
  if (!/weeks|month/.test(list)) {
    const named = all.map((html) => html.replaceAll(/<[^>]* aria-label="([^"]*)"[^>]*>/g, '$1'));
    expect(named.map(read).join()).not.toMatch(/window|home|clean/i);
  }

  open('/', site['/']!);
  const board = linesOf('[aria-label$=rices] :is(p, legend, label, h2, li a, small)');
  const guide = withServices(content.priceGuide, content.services);
  open(`/prices?${chosen}`, site['/prices']!);
  const choices = linesOf(
    'form :is(legend, label, label ~ small, fieldset p, [data-bill] + div :is(p, dt, dd))',
  );
  const tables = linesOf('table :is(h2, tr)');
  await import('../components/estimator/estimator-script');
  const priced = linesOf('label:has([data-price])');
  const bill = linesOf('[data-bill] :is(p, dt, dd), [data-short] > *');
  const message = prefillFrom(location.search, { guide, topics: {} });
  const parts = [board, choices, tables, priced, bill, [message]];
  expect(parts.map((lines) => lines.join('\n')).join('\n\n')).toBe(words.trim());
});

function open(address: string, html: string) {
  history.replaceState(null, '', address);
  const spaced = html.replaceAll('<!-- -->', '').replaceAll(/<(\/|small)/g, ' <$1');
  document.documentElement.innerHTML = spaced;
}

/** The words of some elements; what belongs to a heading or a legend follows on its line. */
function linesOf(selector: string): string[] {
  const lines: string[] = [];
  for (const element of document.querySelectorAll(selector)) {
    const words = element.textContent!.replaceAll(/\s+/g, ' ').trim();
    if (element.matches('h2, legend, tr, p, small, strong')) lines.push(words);
    else lines.push([lines.pop(), words].filter(Boolean).join(' | '));
  }
  return lines;
}
