/**
 * Builds copies of the project with 10, 100 and 1,000 services and questions, and measures what
 * that does to the build, to the pages and to their first paint. Prints Markdown.
 */
import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { services } from '../../content/services';
import { routes } from '../../lib/site/routes';
import { exportFolders } from '../../lib/site/site-build';
import { compareSites } from './compare-sites';
import { measureBuild } from './measure-build';
import { measureLoad, type Measures } from './measure';
import { valueTable, type Row } from './report';

const scratch = await mkdtemp(join(tmpdir(), 'growth-'));
try {
  const project = join(scratch, 'project');
  await copyProject(project);
  const built: Row[] = [];
  const folders: { name: string; folder: string }[] = [];
  for (const count of [6, 10, 100, 1_000]) {
    const name = count.toLocaleString('en-GB');
    await writeContent(project, count);
    await forgetBuild(project);
    console.error(`building with ${name}`);
    const build = await measureBuild(project);
    const folder = join(scratch, name);
    await cp(join(project, exportFolders.preview), folder, { recursive: true });
    folders.push({ name, folder });
    built.push({ what: 'build', site: name, medians: { ...build, ...(await weigh(folder)) } });
  }
  const painted = await compareSites(
    folders,
    [routes.services, routes.faq].map((route) => ({
      what: route,
      measure: (devtools, site) => measureLoad(devtools, site, route),
    })),
    7,
  );
  console.log(
    [
      '### Growth: services and questions in the content',
      valueTable('', built),
      valueTable('page', painted),
    ].join('\n\n'),
  );
} finally {
  await rm(scratch, { recursive: true });
}

async function copyProject(project: string): Promise<void> {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
  for (const path of [...files, 'node_modules']) {
    await cp(path, join(project, path), { recursive: true, verbatimSymlinks: true });
  }
}

/** Leaves only the pictures that are rendered already, which growth is not about. */
async function forgetBuild(project: string): Promise<void> {
  const photos = '.next/cache/photos';
  await rm(join(project, '.next'), { recursive: true, force: true });
  await cp(photos, join(project, photos), { recursive: true });
}

/** The services that there are, then generated ones; as many questions. */
async function writeContent(project: string, count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const manyServices = numbers.map((number) => {
    const service = services[number % services.length]!;
    if (number < services.length) return service;
    const description = reorder(service.description, number);
    return { ...service, id: `service-${number}`, title: `Service ${number}`, description };
  });
  const questions = numbers.map((number) => ({
    id: `question-${number}`,
    question: `How is service ${number} done?`,
    answer: reorder(services[number % services.length]!.description, number),
  }));
  await writeList(project, 'services', manyServices);
  await writeList(project, 'questions', questions);
}

/** Its words in another order for each seed: repeated sentences would cost next to nothing. */
function reorder(text: string, seed: number): string {
  const order = (word: string, index: number) => ((word.length * 31 + index) * (seed + 7)) % 101;
  return text
    .split(' ')
    .map((word, index) => ({ word, place: order(word, index) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ word }) => word)
    .join(' ');
}

async function writeList(project: string, name: string, list: object[]): Promise<void> {
  const text = `import { defineContent } from '../lib/content/define-content';
import { ${name}Schema } from '../lib/content/${name}';
export const ${name} = defineContent('content/${name}.ts', ${name}Schema, ${JSON.stringify(list)});
`;
  await writeFile(join(project, `content/${name}.ts`), text);
}

/** Bytes of the two pages that grow, compressed. */
async function weigh(folder: string): Promise<Measures> {
  const weight = async (route: string) =>
    brotliCompressSync(await readFile(join(folder, `${route}.html`))).length;
  return {
    [routes.services]: await weight(routes.services),
    [routes.faq]: await weight(routes.faq),
  };
}
