import type { Page, Request } from '@playwright/test';
import { pageRoutes, routes } from '../../lib/site/routes';
import { priceLink } from '../../lib/site/links';
import { priceGuide, services } from '../../lib/testing/sample';
import { holdRequests, holdScript } from '../hold-requests';
import { expect, test } from '../test';

const viewport = { width: 390, height: 844 };

for (const route of pageRoutes()) {
  test(`${route} paints after one response and does not shift`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const kinds: string[] = [];
    page.on('request', (request) => kinds.push(request.resourceType()));
    // Pictures arrive after the words, as on a slow connection.
    const showPictures = await holdRequests(page, '**/photos/**');
    await page.goto(route, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    await page.waitForFunction(() => performance.getEntriesByType('paint').length === 2);
    showPictures();
    await page.waitForLoadState();
    // A form of a third party has no script.
    await expect(page.locator('main form:not([data-live], [action^="https:"])')).toHaveCount(0);
    await showAllPictures(page);
    const unwanted = ['stylesheet', 'font', 'fetch'];
    expect(kinds.filter((kind) => unwanted.includes(kind))).toEqual([]);
    // Lighthouse shows anything below as 0.00.
    expect(await layoutShift(page)).toBeLessThan(0.005);
  });
}

for (const [width, height] of [
  [390, 664],
  [1280, 720],
] as const) {
  test(`following a service’s price link shifts nothing; one to a row has the field and the bar in sight (${width} × ${height})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const links = services.map((service) => priceLink(service, priceGuide) ?? '');
    const estimates = links.filter((link) => link.includes('?'));
    expect(estimates.filter((link) => link.includes('#extra.'))).not.toEqual([]);
    for (const link of estimates) {
      await page.goto('about:blank');
      const startScript = await holdScript(page);
      await page.goto(link, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByType('paint').length === 2);
      await page.waitForFunction(() => scrollY > 0 || innerHeight < innerWidth);
      startScript();
      await expect(page.locator('main form[data-live]')).toHaveCount(1);
      expect(await layoutShift(page), link).toBeLessThanOrEqual(0.02);
      if (link.includes('#extra.')) {
        for (const shown of [':target', ':target input', '[data-ask]'])
          await expect(page.locator(shown)).toBeInViewport({ ratio: 1 });
      }
    }
  });
}

test.describe(() => {
  test.use({ viewport, deviceScaleFactor: 3 });

  test('on a phone, Services fetches its first picture once, by its preload, and takes under 400 kB when scrolled to its end', async ({
    page,
  }) => {
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await page.goto(routes.services);
    await showAllPictures(page);
    const bytesOf = async (some: Request[]) => {
      const sizes = await Promise.all(some.map((request) => request.sizes()));
      return sizes.map(({ responseBodySize }) => responseBodySize);
    };
    const total = (await bytesOf(requests)).reduce((sum, bytes) => sum + bytes, 0);
    expect(total).toBeGreaterThan(100_000);
    expect(total).toBeLessThan(400_000);
    const pictures = requests.filter((request) => request.resourceType() === 'image');
    expect(Math.max(...(await bytesOf(pictures)))).toBeLessThanOrEqual(60_000);

    const first = page.locator('img[fetchpriority=high]');
    await expect(first).toHaveAttribute('loading', 'eager');
    const shown = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => [entry.name, (entry as PerformanceResourceTiming).initiatorType]),
    );
    const anyWidth = shown.replace(/-\d+-\w+\.avif$/, '');
    expect(fetched.filter(([address]) => address!.startsWith(anyWidth))).toEqual([[shown, 'link']]);
  });
});

/** The sum of the layout shifts so far. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // A frame's shifts are known once it is painted, at the latest when the next frame begins.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
}

/** Scrolls to each picture and waits until it has loaded. */
async function showAllPictures(page: Page) {
  for (const picture of await page.locator('img').filter({ visible: true }).all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
  }
}
