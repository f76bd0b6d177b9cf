import { expect, type Page } from '@playwright/test';
import { routes } from '../lib/site/routes';
import { brokenWords, overflow } from './accessibility';

/** Expects no faults on the pages with prices, on any screen and at any of these text sizes. */
export async function expectPricesToFit(page: Page, textSizes: string[]): Promise<void> {
  for (const route of [routes.home, routes.services, routes.prices]) {
    await page.goto(route);
    for (const textSize of textSizes) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
      for (const width of [320, 360, 390, 640, 768, 960, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        for (const faults of [...priceTableFaults, overflow]) {
          const where = `${route} at ${width} px, text at ${textSize}`;
          expect(await page.evaluate(faults), where).toEqual([]);
        }
      }
    }
  }
}

/** Functions that run in the page; each lists one kind of fault. */
export const priceTableFaults = [brokenWords, touchingCells];

/** Cells with text less than 8 px from the text of the previous cell. */
function touchingCells() {
  const touching = [];
  // Words only for screen readers take no room.
  for (const heard of document.querySelectorAll<HTMLElement>('main th span')) heard.hidden = true;
  for (const row of document.querySelectorAll('main table:has(thead) tr')) {
    let before = { right: -Infinity, top: -Infinity, bottom: -Infinity };
    for (const cell of row.children) {
      if (!cell.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(cell);
      const text = range.getBoundingClientRect();
      const isBeside = text.top < before.bottom && text.bottom > before.top;
      // Firefox may give 8 px as 7.99998.
      if (isBeside && text.left - before.right < 7.99) touching.push(cell.textContent);
      before = text;
    }
  }
  return touching;
}
