/**
 * Compares the export of the example site with Next's own export of the same project on a slow phone, and
 * prints the medians. Times are in milliseconds from the navigation.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KnownDevices } from 'puppeteer-core';
import { startPreviewServer } from '../lib/preview/preview-server';
import { routes } from '../lib/site/routes';
import { launchChromium } from './browser';
import { buildExampleSite } from './build-example-site';

type Measures = Record<'first paint' | 'form answers' | 'bytes', number>;

const runs = 7;
const folders = {
  'Next alone': await buildExampleSite([], withoutAdapter),
  'this export': await buildExampleSite(),
};

const browser = await launchChromium();
const visits: { page: string; name: string; url: string; measured: Measures[] }[] = [];
for (const [name, folder] of Object.entries(folders)) {
  const { url } = await startPreviewServer({ folder, port: 0 });
  for (const page of [routes.home, routes.prices, routes.contact]) {
    visits.push({ page, name, url: url + page, measured: [] });
  }
}
// They take turns, so that a busy machine slows them all equally.
for (let run = 0; run < runs; run += 1) {
  for (const { url, measured } of visits) measured.push(await measure(url));
}
console.log(`${await browser.version()} as a Pixel 5, medians of ${runs} runs:`);
console.table(
  visits.map(({ page, name, measured }) => {
    const median = (what: keyof Measures) =>
      measured.map((measures) => measures[what]).sort((one, other) => one - other)[(runs - 1) / 2];
    return {
      page,
      export: name,
      'first paint': median('first paint'),
      'form answers': median('form answers'),
      bytes: median('bytes'),
    };
  }),
);
await browser.close();
// The servers would go on.
process.exit();

/** Takes the adapter out of the copy of a project. Next's client then starts the modules. */
async function withoutAdapter(copy: string) {
  for (const [file, ours, stock] of [
    ['next.config.mjs', /^ *adapterPath: .*\n/m, ''],
    ['components/page-module.tsx', "process.env.NODE_ENV === 'development'", 'true'],
  ] as const) {
    const source = readFileSync(join(copy, file), 'utf8');
    const changed = source.replace(ours, stock);
    if (changed === source) throw new Error(`${file} lacks ${ours}.`);
    writeFileSync(join(copy, file), changed);
  }
}

/**
 * Opens a page on a phone with nothing in its cache: the processor slowed four times, 150 ms and 1.6 Mbit/s.
 * The bytes include headers.
 */
async function measure(url: string): Promise<Measures> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.emulate(KnownDevices['Pixel 5']);
  await page.emulateCPUThrottling(4);
  await page.emulateNetworkConditions({ latency: 150, download: 200_000, upload: 93_750 });
  await page.evaluateOnNewDocument(`
    new MutationObserver(() => {
      if (document.querySelector('form[data-live]')) globalThis.answered ??= Math.round(performance.now());
    }).observe(document, { subtree: true, attributeFilter: ['data-live'] });`);
  await page.goto(url, { waitUntil: 'networkidle0' });
  await page.waitForFunction(`!document.querySelector('form[method]') || globalThis.answered`);
  const measures = await page.evaluate(`({
    'first paint': Math.round(performance.getEntriesByName('first-contentful-paint')[0].startTime),
    'form answers': globalThis.answered,
    bytes: performance.getEntries().reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
  })`);
  await context.close();
  return measures as Measures;
}
