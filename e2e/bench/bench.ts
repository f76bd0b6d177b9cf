/**
 * Compares the preview, on a slow phone, with plain pages of the same content, with the same project
 * exported by Next alone, and with other exports given as `name=folder`. Prints Markdown; a run of all
 * visits also writes it to results.md, visit by visit.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { format } from 'prettier';

import { startFormService } from '../../lib/preview/form-service';
import { startPreviewServer } from '../../lib/preview/preview-server';
import { commandLine } from '../../lib/site/command-line';
import { routes } from '../../lib/site/routes';
import { exportFolders, standInService } from '../../lib/site/build-kind';
import { moduleRoutes } from '../module-routes';
import { launchChromium } from '../launch-chromium';
import { buildStockSite } from './build-stock-site';
import { searchEngine, startPhone } from './phone';
import { writePlainSite } from './plain-site';
import { medians, type Measures, table } from './report';
import { countTraffic } from './traffic';
import { journey, load, saveData, send, type Site, touch, type Visit } from './visits';

const { values, positionals } = commandLine({
  runs: { type: 'string', default: '11' },
  only: { type: 'string', default: '' },
});

const visits = [
  ...[...Object.values(routes), '/404'].map(load),
  ...moduleRoutes.flatMap((route) => [touch(route, 0), touch(route, 1), saveData(route)]),
  send,
  journey('click'),
  journey('tap'),
].filter(({ title }) => title.includes(values.only));

const results = join(import.meta.dirname, '../results');
await mkdir(results, { recursive: true });
const work = await mkdtemp(join(results, 'bench-'));
const traffic = countTraffic();
const formService = await startFormService({ port: 0 });
const browser = await launchChromium(hostRules(new URL(formService.url).host));
try {
  const plain = join(work, 'plain');
  await writePlainSite(exportFolders.preview, plain);
  const stock = await buildStockSite(join(work, 'stock'));
  const folders = [`plain=${plain}`, `stock=${stock}`, `ours=${exportFolders.preview}`];
  const sites = await Promise.all(
    [...folders, ...positionals].map(async (argument): Promise<Site> => {
      const [name = '', folder = ''] = argument.split('=');
      const { url } = await startPreviewServer({ folder, port: 0 });
      return { name, url, traffic };
    }),
  );
  const file = join(import.meta.dirname, 'results.md');
  let text = await introduction();
  for (const visit of visits) {
    const compared = sites.slice(sites.findIndex(({ name }) => name === visit.baseline));
    const found = `\n### ${visit.title}\n\n${table(await compare(compared, visit), visit.baseline)}\n`;
    console.log(found);
    text += found;
    if (!values.only) await writeFile(file, await format(text, { parser: 'markdown' }));
  }
} finally {
  await browser.close();
  await rm(work, { recursive: true, force: true });
}
process.exit();

async function introduction(): Promise<string> {
  const today = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
  return `# Measured on ${today}

${await browser.version()} on ${cpus().length} cores: a viewport of 390 × 844 at three pixels a point, the
processor slowed four times, 150 ms and 1.6 Mbit/s, an empty cache; medians of ${values.runs} runs
(three times as many when ours and plain open a page, a quarter for journeys), the sites in turn. Ratios
of one run mean something on any machine, milliseconds only on this one. Times are in milliseconds.

- **plain** is our pages without framework, script, the marks of islands and the rules for prerendering,
  with the same headers.
- **stock** is the same project exported by Next alone, its styles inlined too, without headers.

A touch has no length: while a finger stays on the screen, the script runs on. "Blocking" is what tasks
take beyond 50 ms.
`;
}

/** The sites take turns in a rotating order, so that a busy machine slows them all equally. */
async function compare(sites: Site[], visit: Visit) {
  const measured = new Map<Site, Measures[]>(sites.map((site) => [site, []]));
  const { often = 1 } = visit;
  for (let round = 0; round < Number(values.runs) * often; round += 1) {
    for (let turn = 0; turn < sites.length; turn += 1) {
      const site = sites[(round + turn) % sites.length]!;
      if (site.name === 'stock' && round % often >= 1) continue;
      const phone = await startPhone(browser);
      traffic();
      try {
        measured.get(site)!.push(await Promise.race([visit.measure(phone, site), timeOut()]));
      } catch (error) {
        console.error(`${visit.title} of ${site.name}: ${String(error)}`);
      }
      await phone.close();
    }
  }
  return [...measured].map(([{ name }, list]) => ({ site: name, medians: medians(list) }));
}

async function timeOut(): Promise<never> {
  await pause(60_000, undefined, { ref: false });
  throw new Error('it took longer than a minute.');
}

/** The preview's form posts to a fixed port, where a preview may be running. */
function hostRules(formService: string): string {
  const rules = [
    `MAP ${new URL(standInService).host} ${formService}`,
    `MAP ${new URL(searchEngine).host} ${formService}`,
    'MAP 127.0.0.1 127.0.0.1',
    'MAP * ~NOTFOUND',
  ];
  return `--host-resolver-rules=${rules.join(', ')}`;
}
