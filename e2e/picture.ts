/** Takes the picture of the site that README.md shows: its first page on a phone beside a computer. */
import { chromium } from '@playwright/test';
import { startPreviewServer } from '../lib/preview/preview-server';
import { launchOptions } from './chromium';
import { buildFilledIn } from './filled-in';

const { url, close } = await startPreviewServer({ folder: await buildFilledIn(), port: 0 });
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage();
let screens = '';
for (const width of [390, 1180]) {
  await page.setViewportSize({ width, height: 760 });
  await page.goto(url, { waitUntil: 'networkidle' });
  screens += `<img src="data:image/png;base64,${(await page.screenshot()).toString('base64')}">`;
}
// Without the policy of the site.
await page.goto('about:blank');
await page.setViewportSize({ width: 1660, height: 820 });
await page.setContent(`
  <body style="display: flex; gap: 30px; margin: 30px; background: #d8e4e8">${screens}`);
await page.screenshot({ path: '.github/site.jpg', quality: 66 });
await browser.close();
await close();
