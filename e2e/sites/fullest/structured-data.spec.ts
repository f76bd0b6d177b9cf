import type { Page } from '@playwright/test';
import { business } from '../../../lib/testing/sample';
import { clockTime } from '../../../lib/site/dates-and-times';
import { routes } from '../../../lib/site/routes';
import { expect, test } from '../../test';

const businessTypes = ['HomeAndConstructionBusiness', 'OpeningHoursSpecification'];

const typesOf: Record<string, string[]> = {
  [routes.home]: [...businessTypes, 'Certification'],
  [routes.contact]: [...businessTypes, 'Certification'],
  [routes.services]: [...businessTypes, 'Service'],
  [routes.prices]: businessTypes,
};

for (const route of Object.keys(typesOf)) {
  test(`${route} tells search engines only what it shows to everybody`, async ({ page }) => {
    await page.goto(route);
    const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const things = scripts.map((text) => JSON.parse(text)).flatMap(thingsIn);
    const types = things.map((thing) => String(thing['@type'] ?? 'reference'));
    expect(types).toEqual(expect.arrayContaining(typesOf[route]!));
    for (const thing of things.filter((one) => one['@type'] === 'Service')) {
      expect(thing).toHaveProperty('description');
    }

    const shown = await visible(page);
    const hidden = things.flatMap(valuesOf).filter(([name, value]) => !isShown(name, value, shown));
    expect(hidden, 'values that the page does not show').toEqual([]);
  });
}

type Thing = Record<string, unknown>;

/** Every object in the structured data, at any depth, except the outermost, which only holds the others. */
function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== 'object' || value === null) return [];
  const { '@graph': graph, ...thing } = value as Thing;
  return graph ? thingsIn(graph) : [thing, ...Object.values(thing).flatMap(thingsIn)];
}

/** Names and values, except names that begin with `@`, which belong to JSON-LD. */
function valuesOf(thing: Thing): [string, string][] {
  return Object.entries(thing)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, value]) => [value].flat().map((one): [string, unknown] => [name, one]))
    .filter(([, value]) => typeof value !== 'object')
    .map(([name, value]) => [name, String(value)]);
}

/** The page's text, and the addresses of its links and pictures. */
async function visible(page: Page) {
  const text = await page.locator('body').innerText();
  const targets = await page.evaluate(() => [
    ...[...document.links].map(({ href }) => href),
    ...[...document.images].map(({ src }) => src),
    ...[...document.querySelectorAll('section[id]')].map(({ id }) => `${location.href}#${id}`),
  ]);
  return {
    text: normal(text),
    targets: targets.map((target) =>
      target.replace(new URL(page.url()).origin, business.siteAddress),
    ),
  };
}

function isShown(
  name: string,
  value: string,
  { text, targets }: Awaited<ReturnType<typeof visible>>,
) {
  // A page that says “Monday to Friday” does not name Tuesday, but shows it.
  if (name === 'dayOfWeek') return /monday to friday/.test(text) || text.includes(normal(value));
  if (name === 'opens' || name === 'closes') return text.includes(clockTime(value));
  if (name === 'telephone') return targets.includes(`tel:${value}`);
  if (name === 'priceRange')
    return value.match(/£[\d.,]+/g)!.every((amount) => text.includes(amount));
  return text.includes(normal(value)) || targets.includes(value);
}

/** Without capitals and line breaks, which styles may change. */
function normal(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
