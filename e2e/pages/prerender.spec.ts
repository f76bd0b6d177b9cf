import { routes } from '../../lib/site/routes';
import { evaluateInTab } from '../evaluate-in-tab';
import { launchChromium } from '../launch-chromium';
import { expect, test } from '../test';

test('a click in the navigation shows the prerendered page, which only then loads its script', async ({
  baseURL,
}) => {
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
    const isLive = () => evaluateInTab(tab, `document.querySelector('form[data-live]') !== null`);
    await expect.poll(isLive).toBe(true);
    const [activated = 0, ...scripts] = await evaluateInTab<number[]>(
      tab,
      `[
        performance.getEntriesByType('navigation')[0].activationStart,
        ...performance.getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      ]`,
    );
    expect(activated).toBeGreaterThan(0);
    expect(scripts).not.toHaveLength(0);
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(activated);
  } finally {
    await browser.close();
  }
});
