import { pageRoutes, routes } from '../../../lib/site/routes';
import { textsIn } from '../../../lib/checks/texts-in';
import { business, contentWith } from '../../../lib/testing/sample';
import { overflow } from '../../accessibility';
import { changes, odd } from '../../site';
import { expect, test } from '../../test';

test.use({ viewport: { width: 320, height: 568 } });

test('odd texts are shown as they are written', async ({ page }) => {
  await page.goto(routes.faq);
  await expect(page).toHaveTitle(`${odd} | ${business.name}`);
  await expect(page.getByText(odd, { exact: true })).toBeVisible();
});

/** The owner's texts, except the shortest; longest first, since one may be part of another. */
const texts = textsIn(contentWith(...changes.fullest))
  .map(({ text }) => text.trim())
  .filter((text) => text.length >= 10 && /[a-z]{3}/.test(text))
  .sort((one, other) => other.length - one.length);

for (const route of [...pageRoutes(), '/404']) {
  test(`${route} fits a small phone and a computer if each of the owner’s texts is one wide word`, async ({
    page,
  }) => {
    await page.goto(route);
    expect(await page.locator('body').innerText()).not.toMatch(/undefined|NaN|\[object/);
    await page.evaluate(widen, texts);
    await expect(page.getByText('W'.repeat(36)).first()).toBeVisible();
    for (const summary of await page.locator('summary').all()) await summary.click();
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 568 });
      expect(await page.evaluate(overflow), `at ${width} px`).toEqual([]);
    }
  });
}

/** Runs in the page: in the content, wide words would leave no room for what must be on a first screen. */
function widen(texts: string[]) {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode as Text;
    for (const text of texts) node.data = node.data.replaceAll(text, 'W'.repeat(36));
  }
}
