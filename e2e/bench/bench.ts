/**
 * Compares the export of the example site with Next's own export of the same project, and with others
 * given as `name=folder`, on a slow phone. Writes the medians to results.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { KnownDevices } from 'puppeteer-core';

import { startPreviewServer } from '../../lib/preview/preview-server';
import { routes } from '../../lib/site/routes';
import { buildExampleSite } from '../build-example-site';
import { launchChromium } from '../launch-chromium';

/** Milliseconds since the navigation or the touch, and bytes. */
type Measures = Record<string, number>;

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '11' } },
  allowPositionals: true,
});

/** What is touched after the page has loaded, if anything, and how many seconds later. */
const visits: { route: string; touch?: string; seconds?: number }[] = [
  { route: routes.home },
  ...[0, 3].flatMap((seconds) => [
    { route: routes.prices, touch: 'label:has([name=home])', seconds },
    { route: routes.contact, touch: '[name=name]', seconds },
  ]),
];

const folders = [
  ['Next alone', await buildExampleSite(withoutAdapter)],
  ['this export', await buildExampleSite()],
  ...positionals.map((argument) => argument.split('=')),
];
const sites = await Promise.all(
  folders.map(async ([name = '', folder = '']) => ({
    name,
    ...(await startPreviewServer({ folder, port: 0 })),
  })),
);
const browser = await launchChromium();
const measured: { site: string; route: string; measures: Measures }[] = [];
for (let run = 0; run < Number(values.runs); run += 1) {
  for (const visit of visits) {
    // They take turns, and so does who begins, so that a busy machine slows them all equally.
    for (const { name, url } of run % 2 ? sites : sites.toReversed()) {
      const measures = await measure(url + visit.route, visit.touch, visit.seconds);
      measured.push({ site: name, route: visit.route, measures });
    }
  }
}
const text = `# Measured on ${new Date().toLocaleDateString('en-GB', { dateStyle: 'long' })}

${await browser.version()} on ${cpus().length} cores: the screen of a Pixel 5, the processor slowed four
times, 150 ms and 1.6 Mbit/s, an empty cache; medians of ${values.runs} runs. Times are in milliseconds, from the
navigation or from the touch. Ratios mean something on any machine, milliseconds only on this one.
${[...new Set(visits.map(({ route }) => route))].map(table).join('')}`;
const results = await format(text, { parser: 'markdown' });
writeFileSync(join(import.meta.dirname, 'results.md'), results);
console.log(results);
await browser.close();
await Promise.all(sites.map(({ close }) => close()));

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

/** Opens a page on a phone with nothing in its cache, and touches it. */
async function measure(url: string, touch?: string, seconds = 1): Promise<Measures> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.emulate(KnownDevices['Pixel 5']);
  await page.emulateCPUThrottling(4);
  const kilobit = 1000 / 8;
  const network = { latency: 150, download: 1600 * kilobit, upload: 750 * kilobit };
  await page.emulateNetworkConditions(network);
  // What tsx calls in every function that it compiles.
  await page.evaluateOnNewDocument('globalThis.__name = (named) => named');
  await page.evaluateOnNewDocument(noteAnswers);
  await page.goto(url, { waitUntil: 'load' });
  await pause(1_000 * seconds);
  if (touch) {
    await page.tap(touch);
    await page.waitForFunction('answers.touched !== undefined && answers.toTouch !== undefined');
    await pause(1_000);
  }
  const { first, largest, live, toTouch, bytes, script } = await page.evaluate(readMeasures);
  await context.close();
  return {
    'first paint': first,
    'largest paint': largest,
    ...(live && { 'form answers': live }),
    ...(touch && { [`touch after ${seconds} s`]: toTouch }),
    bytes,
    'of it script': script,
  };
}

/** Runs in the page before its own scripts: notes when its form answers, also to the first touch. */
function noteAnswers() {
  const answers: Record<string, number> = {};
  Reflect.set(window, 'answers', answers);
  const note = (hasChanged = false) => {
    const form = document.querySelector('form[data-live]');
    if (!form) return;
    answers.live ??= performance.now();
    // The contact form answers nothing to the first touch: being live is enough.
    const isEnough = hasChanged || !form.querySelector('[name=extension]');
    if (answers.touched && isEnough) answers.toTouch ??= performance.now() - answers.touched;
  };
  addEventListener('pointerdown', ({ timeStamp }) => {
    answers.touched ??= timeStamp;
    note();
  });
  new MutationObserver((changes) =>
    note(
      changes.some(
        ({ target: { nodeName, parentElement } }) =>
          nodeName === 'OUTPUT' || parentElement?.closest('output'),
      ),
    ),
  ).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['data-live'],
  });
}

/** Runs in the page. Bytes are those of the page's own site, with their headers. */
function readMeasures() {
  const paints = new PerformanceObserver(() => {});
  paints.observe({ type: 'largest-contentful-paint', buffered: true });
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const sum = (entries: PerformanceResourceTiming[]) =>
    entries.reduce((bytes, { transferSize }) => bytes + transferSize, 0);
  return {
    first: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    largest: paints.takeRecords().at(-1)!.startTime,
    ...(Reflect.get(window, 'answers') as { live?: number; toTouch: number }),
    bytes: sum([page!, ...files]),
    script: sum(files.filter(({ name }) => name.endsWith('.js'))),
  };
}

function table(route: string): string {
  const here = measured.filter((one) => one.route === route);
  const names = [...new Set(here.flatMap(({ measures }) => Object.keys(measures)))];
  const cell = (site: string, name: string) => {
    const own = here.filter((one) => one.site === site);
    return median(own.flatMap(({ measures }) => measures[name] ?? []));
  };
  const rows = sites.map(({ name: site }, index) => [
    site,
    ...names.map((name) => {
      const value = cell(site, name);
      const ratio = value / cell(sites[0]!.name, name);
      const digits = Math.round(value).toLocaleString('en-GB');
      return index === 0 || !Number.isFinite(ratio) ? digits : `${digits} (× ${ratio.toFixed(2)})`;
    }),
  ]);
  const lines = [[route, ...names], ['---', ...names.map(() => '--:')], ...rows];
  return `\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}
