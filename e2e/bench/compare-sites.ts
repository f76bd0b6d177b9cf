import { standInService } from '../../lib/site/site-build';
import { startDevtools, type Devtools } from '../devtools';
import { startFormService } from '../../lib/preview/form-service';
import { startPreviewServer } from '../../lib/preview/preview-server';
import type { Measures, Site } from './measure';
import { searchEngine } from './phone';
import { medians, type Row } from './report';
import { countTraffic } from './traffic';

/** One thing to measure on each site. */
export interface Task {
  what: string;
  measure: (devtools: Devtools, site: Site) => Promise<Measures>;
}

/**
 * Serves the folders and measures each task on each, so many times. The sites take turns, in
 * another order each time, so that a busy machine slows all alike.
 */
export async function compareSites(
  folders: { name: string; folder: string }[],
  tasks: Task[],
  runs: number,
): Promise<Row[]> {
  const traffic = countTraffic();
  const servers = await Promise.all(
    folders.map(({ folder }) => startPreviewServer({ folder, port: 0 })),
  );
  const sites = folders.map(({ name }, index): Site => ({
    name,
    url: servers[index]!.url,
    taken: traffic.take,
  }));
  const formService = await startFormService({ port: 0 });
  const devtools = await startDevtools([hostRules(new URL(formService.url).host)]);
  try {
    const rows: Row[] = [];
    for (const task of tasks) rows.push(...(await compare(task)));
    return rows;
  } finally {
    await devtools.close();
    await Promise.all([...servers, formService].map((server) => server.close()));
  }

  async function compare({ what, measure }: Task): Promise<Row[]> {
    const measured = new Map<Site, Measures[]>(sites.map((site) => [site, []]));
    for (let round = 0; round < runs; round += 1) {
      for (let turn = 0; turn < sites.length; turn += 1) {
        const site = sites[(round + turn) % sites.length]!;
        measured.get(site)!.push(await measure(devtools, site));
      }
      console.error(`${what}: ${round + 1} of ${runs}`);
    }
    return [...measured].map(([{ name }, list]) => ({ what, site: name, medians: medians(list) }));
  }
}

/** The preview's form posts to a fixed port, where a preview may be running. */
function hostRules(elsewhere: string): string {
  const rules = [
    `MAP ${new URL(standInService).host} ${elsewhere}`,
    `MAP ${new URL(searchEngine).host} ${elsewhere}`,
    'MAP 127.0.0.1 127.0.0.1',
    'MAP * ~NOTFOUND',
  ];
  return `--host-resolver-rules=${rules.join(', ')}`;
}
