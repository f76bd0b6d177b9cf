import { business } from '../../lib/testing/example-content/business';
import { routes } from '../../lib/site/routes';
import { expect, test } from '../test';

const ownPages = Object.values(routes).filter((route) => route !== routes.about);

test('each page has a title, a description and a card of its own', async ({ page, request }) => {
  const seen = new Set<string>();
  for (const route of ownPages) {
    await page.goto(route);
    const content = (selector: string) => page.locator(selector).getAttribute('content');
    const card = await content('meta[property="og:image"]');
    const own = [await page.title(), await content('meta[name="description"]'), card];
    for (const text of own) {
      expect(text).toBeTruthy();
      expect(seen).not.toContain(text);
      seen.add(text!);
    }
    expect(await content('meta[property="og:url"]')).toBe(
      new URL(route, business.siteAddress).href,
    );
    const picture = await request.get(new URL(card!).pathname);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in ${colorScheme}, the browser's frame has the colour of the page`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(routes.home);
    const themeColor = page.locator(`meta[name="theme-color"][media*="${colorScheme}"]`);
    const token = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--color-page'),
    );
    await expect(themeColor).toHaveAttribute('content', token);
  });
}

test('the icons that pages link to exist', async ({ page, request }) => {
  await page.goto(routes.home);
  const links = page.locator('link[rel*="icon"]');
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) {
    expect((await request.get((await link.getAttribute('href'))!)).status()).toBe(200);
  }
});
