import { setTimeout as pause } from 'node:timers/promises';

import { business } from '../../lib/testing/example-content/business';
import { priceGuide } from '../../lib/testing/example-content/prices';
import { routes } from '../../lib/site/routes';
import { moduleRoutes } from '../module-routes';
import { recordShifts } from '../record-shifts';
import { expect, test } from '../test';

const phone = { width: 390, height: 844 };

for (const route of Object.values(routes)) {
  const hasModule = moduleRoutes.includes(route);

  test(`${route} paints after one response${hasModule ? '' : ', loads no script'} and does not shift`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    const kinds: string[] = [];
    page.on('request', (request) => kinds.push(request.resourceType()));
    // Pictures come after the words, as over a slow line.
    await page.route('**/photos/**', async (request) => {
      await pause(200);
      await request.continue();
    });
    await page.addInitScript(recordShifts);
    await page.goto(route, { waitUntil: 'networkidle' });
    await page.evaluate(scrollToEnd);
    const unwanted = ['stylesheet', 'font', 'fetch', ...(hasModule ? [] : ['script'])];
    expect(kinds.filter((kind) => unwanted.includes(kind))).toEqual([]);
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  });
}

for (const route of [routes.about, routes.services]) {
  for (const screen of [
    { viewport: phone, deviceScaleFactor: 3 },
    { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  ]) {
    test(`the first picture of ${route} is fetched once, ahead of the page (${screen.viewport.width} px)`, async ({
      browser,
    }) => {
      const context = await browser.newContext(screen);
      const page = await context.newPage();
      await page.goto(route);
      const picture = page.locator('img[fetchpriority=high]');
      await expect(picture).toHaveJSProperty('complete', true);
      const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      const fetched = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map((entry) => [entry.name, (entry as PerformanceResourceTiming).initiatorType]),
      );
      const anyWidth = shown.replace(/-\d+-\w+\.avif$/, '');
      expect(fetched.filter(([address]) => address!.startsWith(anyWidth))).toEqual([
        [shown, 'link'],
      ]);
      await context.close();
    });
  }
}

test('a phone visit of the services page, scrolled to its end, stays under 400 kB', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 3 });
  const page = await context.newPage();
  let bytes = 0;
  let heaviest = 0;
  page.on('response', async (response) => {
    const { responseBodySize } = await response.request().sizes();
    bytes += responseBodySize;
    if (response.request().resourceType() === 'image') {
      heaviest = Math.max(heaviest, responseBodySize);
    }
  });
  await page.goto(routes.services);
  await page.evaluate(scrollToEnd);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('figure').last().getByRole('img')).toHaveJSProperty('complete', true);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(400_000);
  expect(heaviest).toBeLessThanOrEqual(60_000);
  await context.close();
});

test('the price guide prints on one A4 page with the ways to reach the business', async ({
  page,
}) => {
  await page.goto(routes.prices);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45]\.\d* 84[12]\.\d*\]/);
  await page.emulateMedia({ media: 'print' });
  for (const text of [
    business.phone.national,
    business.email,
    new URL(business.siteAddress).host,
    priceGuide.guideNote,
  ]) {
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }
});

async function scrollToEnd() {
  while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
    scrollBy(0, innerHeight / 2);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
}
