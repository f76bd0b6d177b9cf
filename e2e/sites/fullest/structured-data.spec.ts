import type { Page } from '@playwright/test';
import { business } from '../../../lib/testing/sample';
import { clockTime } from '../../../lib/site/dates-and-times';
import { routes } from '../../../lib/site/routes';
import { expect, test } from '../../test';

for (const [route, ...types] of [
  [routes.home, 'HomeAndConstructionBusiness', 'OpeningHoursSpecification', 'Certification'],
  [routes.services, 'HomeAndConstructionBusiness', 'Service'],
  [routes.prices, 'HomeAndConstructionBusiness'],
] as const) {
  test(`${route} tells search engines only what it shows to everybody`, async ({ page }) => {
    await page.goto(route);
    const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
    for (const type of types) expect(scripts.join()).toContain(`"@type":"${type}"`);
    const shown = await visible(page);
    const values = scripts.flatMap((text) => valuesIn(JSON.parse(text)));
    const hidden = values.filter((value) => !isShown(value, shown));
    expect(hidden, 'values that the page does not show').toEqual([]);
  });
}

/** Every text and number, at any depth. Other names that begin with `@` belong to JSON-LD. */
function valuesIn(thing: unknown): string[] {
  if (typeof thing !== 'object') return [String(thing)];
  return Object.entries(thing!)
    .filter(([name]) => name === '@graph' || !name.startsWith('@'))
    .flatMap(([, value]) => valuesIn(value));
}

/** The page's text, and the addresses of its links and pictures. */
async function visible(page: Page) {
  const text = await page.locator('body').innerText();
  const targets = await page.evaluate(() => [
    ...[...document.links].map(({ href }) => href),
    ...[...document.images].map(({ src }) => src),
    ...[...document.querySelectorAll('section[id]')].map(({ id }) => `${location.href}#${id}`),
  ]);
  const { origin } = new URL(page.url());
  return {
    text: normal(text),
    targets: targets.map((target) => target.replace(origin, business.siteAddress)),
  };
}

function isShown(value: string, { text, targets }: Awaited<ReturnType<typeof visible>>) {
  // A page that says “Monday to Friday” does not name Tuesday, but shows it.
  if (/^(Tues|Wednes|Thurs)day$/.test(value)) return text.includes('monday to friday');
  if (/^\d\d:\d\d$/.test(value)) return text.includes(clockTime(value));
  if (value.startsWith('from £')) return text.includes(value.replace('from ', ''));
  if (value.startsWith('+')) return targets.includes(`tel:${value}`);
  return text.includes(normal(value)) || targets.includes(value);
}

/** Without capitals and line breaks, which styles may change. */
function normal(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
