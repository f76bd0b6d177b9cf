import { setTimeout as pause } from 'node:timers/promises';
import { routes } from '../../lib/site/routes';
import { layoutShifts } from '../layout-shifts';
import { expect, test } from '../test';

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 };
const computer = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };

for (const route of Object.values(routes)) {
  test(`${route} paints after one response and does not shift`, async ({ page }) => {
    await page.setViewportSize(phone.viewport);
    const kinds: string[] = [];
    page.on('request', (request) => kinds.push(request.resourceType()));
    // Pictures come after the words, as over a slow line.
    await page.route('**/photos/**', async (request) => {
      await pause(200);
      await request.continue();
    });
    await page.goto(route, { waitUntil: 'networkidle' });
    await page.evaluate(scrollToEnd);
    const unwanted = ['stylesheet', 'font', 'fetch'];
    expect(kinds.filter((kind) => unwanted.includes(kind))).toEqual([]);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

// Only these two pages have a script.
for (const route of [routes.contact, routes.prices]) {
  test(`${route} fetches each script once, and the one that it names first`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') fetched.push(new URL(request.url()).pathname);
    });
    await page.goto(route, { waitUntil: 'networkidle' });
    await expect(page.locator('main form')).toHaveAttribute('data-live');
    expect(fetched).toEqual([...new Set(fetched)]);
    const [first] = fetched;
    await expect(page.locator('script[type=module]')).toHaveAttribute('src', first!);
  });
}

for (const screen of [phone, computer]) {
  test.describe(() => {
    test.use(screen);

    test(`the first picture of ${routes.services} is fetched once, ahead of the page (${screen.viewport.width} px)`, async ({
      page,
    }) => {
      await page.goto(routes.services);
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
    });
  });
}

test.describe(() => {
  test.use(phone);

  test('a phone visit of the services page, scrolled to its end, stays under 400 kB', async ({
    page,
  }) => {
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
    const last = page.getByRole('figure').last().getByRole('img');
    await expect(last).toHaveJSProperty('complete', true);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThan(400_000);
    expect(heaviest).toBeLessThanOrEqual(60_000);
  });
});

async function scrollToEnd() {
  while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
    scrollBy(0, innerHeight / 2);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
}
