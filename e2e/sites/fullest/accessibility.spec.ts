import { pageRoutes } from '../../../lib/site/routes';
import { expectAccessible, expectRoomForTexts, overflow } from '../../accessibility';
import { expect, test } from '../../test';

// The content security policy would block the styles that the test adds.
test.use({ bypassCSP: true });

/** The spacing with which text must stay readable, as in WCAG 1.4.12. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

const addresses = [...pageRoutes(), '/404'];

for (const route of addresses) {
  test(`${route} is accessible, and fits 320 px with more space between letters, words and lines`, async ({
    page,
  }) => {
    await page.goto(route);
    await expect(page.getByRole('link', { name: 'Pay a bill' })).toHaveCount(1);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.addStyleTag({ content: textSpacing });
    expect(await page.evaluate(overflow)).toEqual([]);
  });

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

test('no text is nearer than 8 px, sideways, to a border around it', async ({ page }) => {
  await expectRoomForTexts(page);
});

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
