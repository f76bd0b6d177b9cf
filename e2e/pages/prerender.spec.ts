import { routes } from '../../lib/site/routes';
import { evaluate, startDevtools } from '../devtools';
import { siteUrl } from '../../lib/preview/ports';
import { expect, test } from '../test';

test('a click in the navigation lands on a page that is there already', async () => {
  const devtools = await startDevtools();
  try {
    let pages = 0;
    const tab = await devtools.openTab(async () => void (pages += 1));
    await tab.page().send('Page.navigate', { url: `${siteUrl}${routes.about}` });
    const link = `document.querySelector('header nav a[href="${routes.prices}"]')`;
    await expect.poll(() => evaluate(tab.page(), `!!${link}`)).toBe(true);
    const { x, y } = await evaluate(tab.page(), `${link}.getBoundingClientRect().toJSON()`);
    const at = { x: x + 5, y: y + 5, button: 'left', clickCount: 1 };
    const mouse = (type: string) => tab.page().send('Input.dispatchMouseEvent', { ...at, type });
    await mouse('mouseMoved');
    await expect.poll(() => pages, 'pages in the tab').toBe(2);
    await mouse('mousePressed');
    await mouse('mouseReleased');
    await expect.poll(() => evaluate(tab.page(), 'location.pathname')).toBe(routes.prices);
    const entry = await evaluate(
      tab.page(),
      `performance.getEntriesByType('navigation')[0].toJSON()`,
    );
    expect(entry.activationStart).toBeGreaterThan(0);
  } finally {
    await devtools.close();
  }
});
