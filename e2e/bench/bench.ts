/**
 * Compares the export of the example site with Next's own export of the same project, and with others
 * given as `name=folder`, on a slow phone. Writes the medians to results.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { format } from 'prettier';
import { KnownDevices } from 'puppeteer-core';
import { startPreviewServer } from '../../lib/preview/preview-server';
import { routes } from '../../lib/site/routes';
import { launchChromium } from '../browser';
import { buildExampleSite } from '../build-example-site';

const runs = 7;
const folders: Record<string, string> = {
  'Next alone': await buildExampleSite(withoutAdapter),
  'this export': await buildExampleSite(),
  ...Object.fromEntries(process.argv.slice(2).map((argument) => argument.split('='))),
};

const browser = await launchChromium();
const visits: { route: string; name: string; url: string; measured: number[][] }[] = [];
for (const [name, folder] of Object.entries(folders)) {
  const { url } = await startPreviewServer({ folder, port: 0 });
  for (const route of [routes.home, routes.prices, routes.contact]) {
    visits.push({ route, name, url: url + route, measured: [] });
  }
}
// They take turns, so that a busy machine slows them all equally.
for (let run = 0; run < runs; run += 1) {
  for (const { url, measured } of visits) measured.push(await measure(url));
}
const rows = visits.map(({ route, name, measured }) => {
  const medians = [0, 1, 2].map((column) => {
    const sorted = measured.map((measures) => measures[column]!).sort((one, other) => one - other);
    return Math.round(sorted[(runs - 1) / 2]!)
      .toLocaleString('en-GB')
      .replace(/^0$/, '');
  });
  return `| ${[route, name, ...medians].join(' | ')} |`;
});
const results = await format(
  `# Measured on ${new Date().toLocaleDateString('en-GB', { dateStyle: 'long' })}

${await browser.version()} on ${cpus().length} cores: the screen of a Pixel 5, the processor slowed four
times, 150 ms and 1.6 Mbit/s, an empty cache; medians of ${runs} runs. Times are in milliseconds
from the navigation; compare them with each other, since they depend on the machine.

| page | export | first paint | form answers | bytes |
| --- | --- | --: | --: | --: |
${rows.sort().join('\n')}`,
  { parser: 'markdown' },
);
writeFileSync(join(import.meta.dirname, 'results.md'), results);
console.log(results);
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
 * Opens a page on a phone with nothing in its cache, and returns when it first painted, when its form
 * answered (0 without one), and how many bytes it took, headers included.
 */
async function measure(url: string): Promise<number[]> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.emulate(KnownDevices['Pixel 5']);
  await page.emulateCPUThrottling(4);
  await page.emulateNetworkConditions({ latency: 150, download: 200_000, upload: 93_750 });
  await page.evaluateOnNewDocument(`
    new MutationObserver(() => {
      if (document.querySelector('form[data-live]')) globalThis.answered ??= performance.now();
    }).observe(document, { subtree: true, attributeFilter: ['data-live'] });`);
  await page.goto(url, { waitUntil: 'networkidle0' });
  await page.waitForFunction(`!document.querySelector('form[method]') || globalThis.answered`);
  const measures = await page.evaluate(`[
    performance.getEntriesByName('first-contentful-paint')[0].startTime,
    globalThis.answered ?? 0,
    performance.getEntries().reduce((bytes, { transferSize = 0 }) => bytes + transferSize, 0),
  ]`);
  await context.close();
  return measures as number[];
}
