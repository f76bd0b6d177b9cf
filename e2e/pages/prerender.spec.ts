import { routes } from '../../lib/site/routes';
import { evaluateInTab } from '../evaluate-in-tab';
import { launchChromium } from '../launch-chromium';
import { expect, test } from '../test';

test('a click in the navigation lands on a page that is there already', async ({ baseURL }) => {
  const browser = await launchChromium();
  try {
    const tab = await browser.newPage();
    await tab.goto(baseURL + routes.about);
    const about = tab.target();
    const link = `header nav a[href="${routes.prices}"]`;
    const prerendered = tab.waitForResponse(baseURL + routes.prices);
    await tab.hover(link);
    await prerendered;

    await tab.mouse.down();
    await tab.mouse.up();
    await expect.poll(() => tab.target() === about, 'still the first page').toBe(false);
    expect(await evaluateInTab(tab, 'location.pathname')).toBe(routes.prices);
    const [navigation] = await evaluateInTab<PerformanceEntry[]>(
      tab,
      `performance.getEntriesByType('navigation').map((entry) => entry.toJSON())`,
    );
    expect(Reflect.get(navigation!, 'activationStart')).toBeGreaterThan(0);
  } finally {
    await browser.close();
  }
});
