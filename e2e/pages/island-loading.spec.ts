import type { Page } from '@playwright/test';

import { routes } from '../../lib/site/routes';
import { islandRoutes } from '../island-routes';
import { saveData } from '../save-data';
import { expect, test } from '../test';

/** Lists the requests for script: their addresses and priorities. */
async function watchScripts(page: Page) {
  const scripts: { url: string; priority: string }[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ type, request }) => {
    if (type === 'Script') scripts.push({ url: request.url, priority: request.initialPriority });
  });
  await session.send('Network.enable');
  return scripts;
}

/** Ways of asking for less. */
const wishes = {
  'save data': saveData,
  // Chromium knows `prefers-reduced-data` only as an experiment.
  'prefer reduced data': (page: Page) =>
    page.addInitScript(() => {
      const real = matchMedia;
      window.matchMedia = (query) => real(query.replace('(prefers-reduced-data:reduce)', 'all'));
    }),
};

const live = (page: Page) => page.locator('form[data-live]').waitFor();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const route of islandRoutes) {
  test(`${route} loads its script after the page, once and at the lowest priority`, async ({
    page,
  }) => {
    const scripts = await watchScripts(page);
    await page.goto(route);
    await live(page);
    await page.locator('main form').hover();
    expect(new Set(scripts.map(({ priority }) => priority))).toEqual(new Set(['Low']));
    expect(new Set(scripts.map(({ url }) => url)).size).toBe(scripts.length);
    const early = await page.evaluate(() => {
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < page!.loadEventStart);
    });
    expect(early).toEqual([]);
  });

  for (const [wish, ask] of Object.entries(wishes)) {
    test(`${route} loads no script before the touch for those who ${wish}`, async ({ page }) => {
      await ask(page);
      const scripts = await watchScripts(page);
      await page.goto(route, { waitUntil: 'networkidle' });
      await heading(page).hover();
      await page.keyboard.press('Tab');
      await page.waitForTimeout(200);
      expect(scripts).toEqual([]);
      await page.locator('main form').hover();
      await live(page);
      expect(scripts).not.toHaveLength(0);
    });
  }
}

test('over a slow connection the script waits until the visitor comes near', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Reflect.get(navigator, 'connection'), 'effectiveType', { value: '2g' });
  });
  const scripts = await watchScripts(page);
  await page.goto(routes.prices, { waitUntil: 'networkidle' });
  await page.getByRole('banner').hover();
  await page.waitForTimeout(200);
  expect(scripts).toEqual([]);
  await heading(page).hover();
  await live(page);
});

test('an island far down the page is loaded once it is nearly in view', async ({ page }) => {
  await page.addInitScript(() => {
    const styles = new CSSStyleSheet();
    styles.replaceSync('[data-island] { margin-block-start: 300vh }');
    document.adoptedStyleSheets = [styles];
  });
  const scripts = await watchScripts(page);
  await page.goto(routes.prices, { waitUntil: 'networkidle' });
  await page.waitForTimeout(200);
  expect(scripts).toEqual([]);
  await page.evaluate(() => scrollBy(0, 2.5 * innerHeight));
  await live(page);
});

test('a script that fails to load ahead is fetched again at the touch', async ({
  page,
  problems,
}) => {
  problems.expect(/^console: Failed to load resource: net::ERR_FAILED .*\/_next\//);
  await page.route('**/_next/**', (route) => route.abort());
  await page.goto(routes.prices, { waitUntil: 'networkidle' });
  await page.unroute('**/_next/**');
  await page.locator('main form').hover();
  await live(page);
});
