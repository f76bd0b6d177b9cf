import AxeBuilder from '@axe-core/playwright';
import { routes } from '../lib/routes';
import { expect, test } from './test';

const addresses = [...new Set([...Object.values(routes), '/404'])];

const views = [
  { name: '320 px, light', width: 320, colorScheme: 'light', forcedColors: 'none' },
  { name: '320 px, dark', width: 320, colorScheme: 'dark', forcedColors: 'none' },
  { name: '1280 px, light', width: 1280, colorScheme: 'light', forcedColors: 'none' },
  { name: '1280 px, dark', width: 1280, colorScheme: 'dark', forcedColors: 'none' },
  { name: '320 px, forced colours', width: 320, colorScheme: 'dark', forcedColors: 'active' },
  { name: '1280 px, forced colours', width: 1280, colorScheme: 'light', forcedColors: 'active' },
] as const;

for (const route of addresses) {
  for (const { name, width, ...media } of views) {
    test(`${route} has no accessibility finding (${name})`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia(media);
      await page.goto(route);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  }

  test(`${route} fits 320 px, also with more space between letters, words and lines`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(route);
    expect(await page.evaluate(overflow)).toEqual([]);
    await page.evaluate(spaceText);
    expect(await page.evaluate(overflow)).toEqual([]);
  });

  test(`${route} has targets of at least 44 px`, async ({ page }) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(route);
      expect(await page.evaluate(smallTargets)).toEqual([]);
    }
  });

  test(`${route} shows the focus at each stop of the keyboard`, async ({ page }) => {
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

/** Elements that reach beyond the page's right edge, or cut their text off. */
function overflow() {
  const width = document.documentElement.clientWidth;
  const clipped = [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')].filter(
    (element) =>
      element.checkVisibility() &&
      element.textContent &&
      element.clientWidth > 1 && // 1 px is how text for screen readers alone is kept out of sight
      ['hidden', 'clip'].includes(getComputedStyle(element).overflowX) &&
      element.scrollWidth > element.clientWidth + 1,
  );
  return [
    ...(document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : []),
    ...clipped.map((element) => element.outerHTML.slice(0, 80)),
  ];
}

/** The text spacing that WCAG 1.4.12 asks a page to bear; through CSSOM, which the policy allows. */
function spaceText() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets = [sheet];
}

/** Links within a sentence are exempt, as in WCAG 2.5.8. */
function smallTargets() {
  return [...document.querySelectorAll('a[href], button, input, textarea, summary')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => getComputedStyle(element).display !== 'inline')
    .filter((element) => !element.closest('[aria-hidden=true]'))
    .map((element) => {
      const target = element.matches('[type=radio], [type=checkbox]')
        ? element.closest('label')!
        : element;
      const { width, height } = target.getBoundingClientRect();
      return { html: element.outerHTML.slice(0, 80), width, height };
    })
    .filter(({ width, height }) => width < 43.9 || height < 43.9);
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
