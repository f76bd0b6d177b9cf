/** Takes pictures of every page, as shipped and with every fact filled in; with `serve`, serves the latter instead. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { buildSite } from '../lib/commands/build-site';
import { startFileServer } from '../lib/commands/file-server';
import { startStandIn } from '../lib/commands/stand-in-form-service';
import { pageRoutes } from '../lib/site/routes';
import { everyFact } from '../lib/testing/every-fact';
import { writtenSample } from '../lib/testing/sample';
import { buildSampleSite } from './build-sample-site';
import { launchOptions } from './chromium';

const folder = 'e2e/results/pictures';
const [phone, computer] = [390, 1280];
const height = 720;

/** Photos from content/photos, in place of the tests' clouds. */
const photos = {
  'house.jpg': 'traditional-window-cleaning',
  'windows-by-hand.jpg': 'traditional-window-cleaning',
  'pole.png': 'water-fed-pole-window-cleaning',
  'conservatory.webp': 'conservatory-cleaning',
  'gutter.jpg': 'gutter-cleaning',
  'restoration.jpg': 'window-restoration-cleans',
};

const portrait = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 24 24">
  <path fill="#cfe2e9" d="M0 0h24v24H0z"/><path fill="#507882" d="M4 24c0-14 16-14 16 0z"/>
  <circle cx="12" cy="9" r="4.2" fill="#8ea9b1"/>
</svg>`;

/** Builds the site of the tests with every fact. */
function buildFilled() {
  const people = everyFact.business.people.map((one) => ({ ...one, photo: 'portrait.png' }));
  const illustrations = writtenSample.photos.map((one) => ({ ...one, illustration: true }));
  return buildSampleSite(
    [everyFact, { business: { people }, photos: illustrations }],
    async (to) => {
      for (const [file, name] of Object.entries(photos)) {
        await sharp(`content/photos/${name}.jpg`).toFile(path.join(to, file));
      }
      await sharp(Buffer.from(portrait)).toFile(path.join(to, 'portrait.png'));
    },
  );
}

if (process.argv[2] === 'serve') {
  const service = await startStandIn();
  process.env.STAND_IN_SERVICE = service.url;
  const { url, close } = await startFileServer({ folder: await buildFilled(), port: 4000 });
  console.log(`The site is at ${url}. Press Ctrl-C to stop.`);
  const stop = () => void Promise.all([close(), service.close()]);
  process.once('SIGINT', stop).once('SIGTERM', stop);
} else {
  const shipped = buildSite('preview', { SKIP_TYPES: 'yes' });
  if (shipped === undefined) process.exit(1);
  rmSync(folder, { recursive: true, force: true });
  await takePictures({ shipped, filled: await buildFilled() });
  await drawReadmePicture();
  console.log(`The pictures are in ${folder}.`);
}

/** Takes a picture of each page of these sites, on a phone and on a computer, light and dark. */
async function takePictures(sites: Record<string, string>) {
  const browser = await chromium.launch(launchOptions);
  for (const [name, site] of Object.entries(sites)) {
    const { url, close } = await startFileServer({ folder: site, port: 0 });
    for (const width of [phone, computer]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await browser.newPage({ colorScheme, viewport: { width, height } });
        for (const route of [...pageRoutes(), '/404']) {
          await page.goto(url + route);
          // Photos below the first screen, too.
          await page.locator('img').evaluateAll((images: HTMLImageElement[]) =>
            Promise.all(
              images.map((image) => {
                image.loading = 'eager';
                return image.decode();
              }),
            ),
          );
          const file = `${route.slice(1) || 'home'}-${name}-${width}-${colorScheme}.png`;
          await page.screenshot({ path: path.join(folder, file), fullPage: true });
        }
        await page.close();
      }
    }
    await close();
  }
  await browser.close();
}

/** Puts the first screens of the home page side by side. */
async function drawReadmePicture() {
  const screen = (width: number) =>
    sharp(`${folder}/home-filled-${width}-light.png`).extract({ left: 0, top: 0, width, height });
  const space = { top: 30, bottom: 30, left: 60 + phone, right: 30, background: '#d9e4e8' };
  await screen(computer)
    .extend(space)
    .composite([{ input: await screen(phone).toBuffer(), left: 30, top: 30 }])
    .jpeg({ mozjpeg: true })
    .toFile('.github/site.jpg');
}
