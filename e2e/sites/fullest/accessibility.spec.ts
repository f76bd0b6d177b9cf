import { textsIn } from '../../../lib/checks/texts-in';
import { pageRoutes, routes } from '../../../lib/site/routes';
import { contentWith } from '../../../lib/testing/sample';
import { expectAccessible, overflow } from '../../accessibility';
import { changes } from '../../site';
import { expect, test } from '../../test';

// The content security policy would block the styles that the test adds.
test.use({ bypassCSP: true });

/** The spacing with which text must stay readable, as in WCAG 1.4.12. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** The owner's texts, except the shortest; longest first, since one may be part of another. */
const texts = textsIn(contentWith(...changes.fullest))
  .map(({ text }) => text.trim())
  .filter((text) => text.length >= 10 && /[a-z]{3}/.test(text))
  .sort((one, other) => other.length - one.length);

for (const route of [...pageRoutes(), '/404']) {
  test(`${route} is accessible, and fits a small phone with more space between letters, words and lines, or if each of the owner’s texts is one wide word`, async ({
    page,
  }) => {
    await page.goto(route);
    await expect(page.getByRole('link', { name: 'Pay a bill' })).toHaveCount(1);
    expect(await page.locator('body').innerText()).not.toMatch(/undefined|NaN|\[object/);
    await expectAccessible(page);

    const style = await page.addStyleTag({ content: textSpacing });
    expect(await page.evaluate(overflow)).toEqual([]);
    await style.evaluate((element) => element.parentNode!.removeChild(element));

    await page.evaluate(widen, texts);
    await expect(page.getByText('W'.repeat(36)).first()).toBeVisible();
    for (const summary of await page.locator('summary').all()) await summary.click();
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 568 });
      expect(await page.evaluate(overflow), `at ${width} px`).toEqual([]);
    }
  });
}

for (const route of [routes.home, routes.prices, routes.contact]) {
  test(`${route} shows the focus at each tab stop`, async ({ page }) => {
    await page.goto(route);
    const stops = await page.locator('a[href], button, input, textarea, summary').count();
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(focused);
      if (focus.element === 'BODY') break;
      expect(focus, `stop ${stop + 1}`).toMatchObject({ outlined: true, inView: true });
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

function focused() {
  const element = document.activeElement!;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const { top, bottom } = element.getBoundingClientRect();
  return {
    element: element.tagName,
    outlined: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    inView: bottom > 0 && top < innerHeight,
  };
}
