/**
 * Compares the preview, on a slow phone, with plain pages of the same content, with the same project
 * exported by Next alone, and with other exports given as `name=folder`. Prints Markdown; a run of all
 * visits also writes it to results.md.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { format } from 'prettier';

import { startFormService } from '../../lib/preview/form-service';
import { startPreviewServer } from '../../lib/preview/preview-server';
import { commandLine } from '../../lib/site/command-line';
import { routes } from '../../lib/site/routes';
import { exportFolders, standInService } from '../../lib/site/build-kind';
import { launchChromium } from '../launch-chromium';
import { buildStockSite } from './build-stock-site';
import { searchEngine, startPhone } from './phone';
import { writePlainSite } from './plain-site';
import { medians, type Measures, table } from './report';
import { countTraffic } from './traffic';
import { journey, load, send, type Site, touch, type Visit } from './visits';

const { values, positionals } = commandLine({
  runs: { type: 'string', default: '11' },
  only: { type: 'string', default: '' },
});

const islands = [routes.contact, routes.prices] as const;
const visits = [
  ...[...Object.values(routes), '/404'].map((route) => load(route)),
  ...islands.map((route) => load(route, { saveData: true })),
  ...islands.flatMap((route) => [0, 1, 3].map((seconds) => touch(route, seconds))),
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
  const folders = [`ours=${exportFolders.preview}`, `plain=${plain}`, `stock=${stock}`];
  const sites = await Promise.all(
    [...folders, ...positionals].map(async (argument): Promise<Site> => {
      const [name = '', folder = ''] = argument.split('=');
      const { url } = await startPreviewServer({ folder, port: 0 });
      return { name, url, traffic };
    }),
  );
  const tables: string[] = [];
  for (const visit of visits) {
    // A plain page has no script to answer with.
    const compared = sites.filter(({ name }) => name !== 'plain' || visit.baseline === 'plain');
    tables.push(`### ${visit.title}\n\n${table(await compare(compared, visit), visit.baseline)}\n`);
    console.log(`\n${tables.at(-1)}`);
  }
  if (!values.only) {
    const text = [await introduction(), ...tables].join('\n');
    const file = join(import.meta.dirname, 'results.md');
    await writeFile(file, await format(text, { parser: 'markdown' }));
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
processor slowed four times, 150 ms and 1.6 Mbit/s, an empty cache; medians of ${values.runs} runs, the
sites in turn. Ratios of one run mean something on any machine, milliseconds only on this one. Times are
in milliseconds.

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
  for (let round = 0; round < Number(values.runs); round += 1) {
    for (let turn = 0; turn < sites.length; turn += 1) {
      const site = sites[(round + turn) % sites.length]!;
      const phone = await startPhone(browser);
      traffic();
      measured.get(site)!.push(await visit.measure(phone, site));
      await phone.close();
    }
  }
  return [...measured].map(([{ name }, list]) => ({ site: name, medians: medians(list) }));
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
