import { askLink } from '../../lib/site/links';
import { routes } from '../../lib/site/routes';
import { services } from '../../lib/testing/example';
import { evaluateInTab, launchChromium } from '../browser';
import { expect, test } from '../test';

test('what is typed while the same page is prerendered is there when that page is shown', async ({
  baseURL,
}) => {
  const browser = await launchChromium();
  try {
    const tab = await browser.newPage();
    // High enough for the link and the field: typing scrolls to the field, away from the mouse.
    await tab.setViewport({ width: 1280, height: 1800 });
    await tab.goto(baseURL + askLink(services[0]!));
    const first = tab.target();
    await tab.locator('form[data-live]').wait();
    await tab.type('[name=name]', 'Ann');
    const prerendered = tab.waitForResponse(baseURL + routes.contact);
    await tab.hover(`header nav a[href="${routes.contact}"]`);
    await prerendered;
    await tab.keyboard.type(' O’Neill');

    await tab.mouse.down();
    await tab.mouse.up();
    await expect.poll(() => tab.target() === first, 'still the first page').toBe(false);
    const typed = () => evaluateInTab<string>(tab, `document.querySelector('[name=name]').value`);
    await expect.poll(typed).toBe('Ann O’Neill');
    await evaluateInTab(tab, 'location.reload()');
    await expect.poll(() => typed().catch(() => undefined)).toBe('Ann O’Neill');
  } finally {
    await browser.close();
  }
});
