/** Takes the picture of the site that README.md shows: its first page on a phone beside a computer. */
import { chromium } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import { startPreviewServer } from '../lib/preview/preview-server';
import { launchOptions } from './chromium';
import { buildFilledIn } from './filled-in';

const file = '.github/site.jpg';
const height = 760;
const screens = [
  { width: 390, height },
  { width: 1180, height },
];
const gap = 30;

const { url, close } = await startPreviewServer({ folder: await buildFilledIn(), port: 0 });
const browser = await chromium.launch(launchOptions);
const shots: OverlayOptions[] = [];
let left = gap;
for (const viewport of screens) {
  const page = await browser.newPage({ viewport });
  await page.goto(url, { waitUntil: 'networkidle' });
  shots.push({ input: await page.screenshot(), left, top: gap });
  left += viewport.width + gap;
}
await browser.close();
await close();
const frame = {
  width: left,
  height: height + 2 * gap,
  channels: 3,
  background: '#d8e4e8',
} as const;
const { size } = await sharp({ create: frame })
  .composite(shots)
  .jpeg({ quality: 66, mozjpeg: true })
  .toFile(file);
console.log(`${file}: ${size} bytes`);
