/**
 * Measures the preview on a slow phone beside a plain page of the same content, and beside other folders
 * given as `name=folder`. Prints Markdown.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { routes } from '../../lib/site/routes';
import { exportFolders } from '../../lib/site/site-build';
import { compareSites, type Task } from './compare-sites';
import { measureJourney, measureLoad, measureTouch } from './measure';
import { floor, writePlainSite } from './plain-site';
import { ratioTable, valueTable } from './report';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '7' }, only: { type: 'string', default: '' } },
});

const loads = [...Object.values(routes), '/404'].map((route): Task => ({
  what: route,
  measure: (devtools, site) => measureLoad(devtools, site, route),
}));
const touches: Task[] = [
  {
    what: `${routes.contact}, touched`,
    measure: (devtools, site) =>
      measureTouch(devtools, site, routes.contact, '#contact-name', ({ hydrated }) => hydrated > 0),
  },
  {
    what: `${routes.prices}, touched`,
    measure: (devtools, site) =>
      measureTouch(
        devtools,
        site,
        routes.prices,
        'label:has([name=extension])',
        ({ answered }) => answered > 0,
      ),
  },
];
const journeys = (['mouse', 'finger'] as const).map((by): Task => ({
  what: `by ${by}`,
  measure: (devtools, site) => measureJourney(devtools, site, by),
}));

const plain = await mkdtemp(join(tmpdir(), 'plain-'));
try {
  await writePlainSite(exportFolders.preview, plain);
  const folders = [
    { name: 'ours', folder: exportFolders.preview },
    { name: floor, folder: plain },
    ...positionals.map((argument) => {
      const [name = '', folder = ''] = argument.split('=');
      return { name, folder };
    }),
  ];
  const measure = (tasks: Task[]) =>
    compareSites(
      folders,
      tasks.filter(({ what }) => what.includes(values.only)),
      Number(values.runs),
    );

  const loaded = await measure(loads);
  const touched = await measure(touches);
  const travelled = await measure(journeys);
  const legs = [`to ${routes.prices}`, `to ${routes.contact}`, 'to thanks', 'bytes'];
  console.log(
    [
      '### Multiples of the plain page',
      ratioTable('page', loaded, floor, ['first paint', 'largest paint', 'bytes']),
      ratioTable('form', touched, floor, ['form usable']),
      ratioTable('journey', travelled, floor, legs),
      `### Medians of ${values.runs} runs, in milliseconds and bytes`,
      valueTable('page', loaded),
      valueTable('form', touched),
      valueTable('journey', travelled),
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
} finally {
  await rm(plain, { recursive: true });
}
