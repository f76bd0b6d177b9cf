/**
 * Compares the preview, on a slow phone, with plain pages of the same content and with other exports
 * given as `name=folder`. Prints Markdown.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startFormService } from '../../lib/preview/form-service';
import { startPreviewServer } from '../../lib/preview/preview-server';
import { commandLine } from '../../lib/site/command-line';
import { routes } from '../../lib/site/routes';
import { exportFolders, standInService } from '../../lib/site/build-kind';
import { launchChromium } from '../launch-chromium';
import { searchEngine, startPhone } from './phone';
import { baseline, writePlainSite } from './plain-site';
import { medians, type Measures, table } from './report';
import { countTraffic } from './traffic';
import { journey, load, type Site, touch, type Visit } from './visits';

const { values, positionals } = commandLine({
  runs: { type: 'string', default: '7' },
  only: { type: 'string', default: '' },
});

const visits = [
  ...[...Object.values(routes), '/404'].map(load),
  touch(
    routes.contact,
    '#contact-name',
    `Object.keys(document.querySelector('main form')).some((key) => key.startsWith('__reactProps'))`,
  ),
  touch(
    routes.prices,
    'label:has([name=extension])',
    `!document.querySelector('main form output').textContent.includes('xtension')`,
  ),
  journey('click'),
  journey('tap'),
].filter(({ title }) => title.includes(values.only));

const plain = await mkdtemp(join(tmpdir(), 'plain-'));
const traffic = countTraffic();
const formService = await startFormService({ port: 0 });
const browser = await launchChromium(hostRules(new URL(formService.url).host));
try {
  await writePlainSite(exportFolders.preview, plain);
  const folders = [`ours=${exportFolders.preview}`, `${baseline}=${plain}`, ...positionals];
  const sites = await Promise.all(
    folders.map(async (argument): Promise<Site> => {
      const [name = '', folder = ''] = argument.split('=');
      const { url } = await startPreviewServer({ folder, port: 0 });
      return { name, url, traffic };
    }),
  );
  for (const visit of visits) {
    const rows = await compare(sites, visit);
    console.log(`\n### ${visit.title}\n\n${table(rows, baseline)}`);
  }
} finally {
  await browser.close();
  await rm(plain, { recursive: true, force: true });
}
process.exit();

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
