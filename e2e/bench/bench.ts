/**
 * Compares the export of the example site with Next's own export of the same project, and with others
 * given as `name=folder`, on a slow phone. Writes the medians to results.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { KnownDevices } from 'puppeteer-core';
import { startPreviewServer } from '../../lib/preview/preview-server';
import { routes } from '../../lib/site/routes';
import { launchChromium } from '../browser';
import { buildExampleSite } from '../build-example-site';

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '11' } },
  allowPositionals: true,
});
const folders = [
  ['Next alone', await buildExampleSite(withoutAdapter)],
  ['this export', await buildExampleSite()],
  ...positionals.map((argument) => argument.split('=')),
] as [name: string, folder: string][];

const servers = await Promise.all(
  folders.map(([, folder]) => startPreviewServer({ folder, port: 0 })),
);
const visits = [routes.home, routes.prices, routes.contact].flatMap((route) =>
  servers.map(({ url }, site) => ({ url: url + route, site, route, measured: [] as number[][] })),
);
const browser = await launchChromium();
for (let run = 0; run < Number(values.runs); run += 1) {
  // They take turns, and so does who begins, so that a busy machine slows them all equally.
  for (const { url, measured } of run % 2 ? visits : visits.toReversed()) {
    measured.push(await measure(url));
  }
}
const rows = visits.map(({ site, route, measured }) => {
  const medians = [0, 1, 2].map((index) => median(measured.map((measures) => measures[index]!)));
  const [paint, answer, bytes] = medians.map((value) => Math.round(value).toLocaleString('en-GB'));
  return `| ${route} | ${folders[site]![0]} | ${paint} | ${answer === 'NaN' ? '' : answer} | ${bytes} |`;
});
const text = `# Measured on ${new Date().toLocaleDateString('en-GB', { dateStyle: 'long' })}

${await browser.version()} on ${cpus().length} cores: the screen of a Pixel 5, the processor slowed four
times, 150 ms and 1.6 Mbit/s, an empty cache; medians of ${values.runs} runs. Times are in milliseconds
from the navigation; compare them with each other, since they depend on the machine.

| page | export | first paint | form answers | bytes |
| --- | --- | --: | --: | --: |
${rows.join('\n')}`;
const results = await format(text, { parser: 'markdown' });
writeFileSync(join(import.meta.dirname, 'results.md'), results);
console.log(results);
await browser.close();
await Promise.all(servers.map((server) => server.close()));

/** Takes the adapter out of the copy of a project. Next's client then starts the modules. */
function withoutAdapter(copy: string) {
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
 * answered (NaN without one), and how many bytes it took, headers included.
 */
async function measure(url: string): Promise<number[]> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.emulate(KnownDevices['Pixel 5']);
  await page.emulateCPUThrottling(4);
  const kilobit = 1000 / 8;
  const network = { latency: 150, download: 1600 * kilobit, upload: 750 * kilobit };
  await page.emulateNetworkConditions(network);
  await page.evaluateOnNewDocument(`
    new MutationObserver(() => {
      if (document.querySelector('form[data-live]')) globalThis.answered ??= performance.now();
    }).observe(document, { subtree: true, attributeFilter: ['data-live'] });`);
  await page.goto(url, { waitUntil: 'networkidle0' });
  await page.waitForFunction(`!document.querySelector('form[method]') || globalThis.answered`);
  const measures = (await page.evaluate(`[
    performance.getEntriesByName('first-contentful-paint')[0].startTime,
    globalThis.answered,
    ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type))
      .reduce((bytes, { transferSize }) => bytes + transferSize, 0),
  ]`)) as (number | null)[];
  await context.close();
  return measures.map((value) => value ?? NaN);
}

function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!;
}
