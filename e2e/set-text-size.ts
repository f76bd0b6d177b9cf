import type { Page } from '@playwright/test';

/** Sets the size of the page's text as a visitor's browser settings do, until it is left. */
export async function setTextSize(page: Page, size: string) {
  await page.evaluate((fontSize) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: ${fontSize} }`);
    document.adoptedStyleSheets = [sheet];
  }, size);
}
