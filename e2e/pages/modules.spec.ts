import { setTimeout as pause } from 'node:timers/promises';
import type { HTTPRequest } from 'puppeteer-core';
import { routes } from '../../lib/site/routes';
import { evaluateInTab, launchChromium } from '../browser';
import { expect, test } from '../test';

// The other pages have no script.
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

  test(`${route} touches no storage while it is prerendered, and answers once a click shows it`, async ({
    baseURL,
  }) => {
    const browser = await launchChromium();
    try {
      const tab = await browser.newPage();
      await tab.setRequestInterception(true);
      tab.on('request', watchStorage);
      await tab.goto(baseURL + routes.about);
      const about = tab.target();
      const script = tab.waitForResponse((response) => response.url().endsWith('.js'));
      await tab.hover(`header nav a[href="${route}"]`);
      await script;
      // Time for the script to run.
      await pause(1_000);

      await tab.mouse.down();
      await tab.mouse.up();
      await expect.poll(() => tab.target() === about, 'still the first page').toBe(false);
      expect(await evaluateInTab(tab, 'location.pathname')).toBe(route);
      const isLive = () => evaluateInTab(tab, `document.querySelector('form[data-live]') !== null`);
      await expect.poll(isLive).toBe(true);
      const activation = `performance.getEntriesByType('navigation')[0].activationStart`;
      expect(await evaluateInTab(tab, activation)).toBeGreaterThan(0);
      expect(await evaluateInTab(tab, 'storageUses')).toEqual([]);
    } finally {
      await browser.close();
    }
  });
}

/** Has a page's script note which storage is touched while it is prerendered. */
async function watchStorage(request: HTTPRequest) {
  if (!request.url().endsWith('.js')) return request.continue();
  const code = await (await fetch(request.url())).text();
  await request.respond({ contentType: 'text/javascript', body: `${noteUses}\n${code}` });
}

const noteUses = `
  for (const name of globalThis.storageUses ? [] : ['sessionStorage', 'localStorage']) {
    const storage = globalThis[name];
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() {
        if (document.prerendering) storageUses.push(name);
        return storage;
      },
    });
  }
  globalThis.storageUses ??= [];`;
