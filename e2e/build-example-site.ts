import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  utimes,
} from 'node:fs/promises';
import path from 'node:path';

import { writeExampleContent } from '../lib/testing/example-project';
import { buildCopy } from './build-copy';

const project = path.join(import.meta.dirname, '..');
const results = path.join(import.meta.dirname, 'results');
const day = 24 * 60 * 60 * 1_000;

const sources = [
  'app',
  'components',
  'lib',
  'public',
  'next.config.mjs',
  'package.json',
  'tsconfig.json',
];

/** Changes with every file that a build reads, with the installed packages and with Node. */
export async function versionOfSources(): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const file of [...(await sourceFiles()), 'package-lock.json']) {
    hash.update(`\0${file}\0`).update(await readFile(path.join(project, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Ports of the form services for which that version is built already. */
export async function builtPorts(version: string): Promise<number[]> {
  await mkdir(results, { recursive: true });
  const names = (await readdir(results)).map((name) => name.split('-'));
  return names.filter(([, built]) => built === version).map(([, , port]) => Number(port));
}

/**
 * Builds this project with the example content, its form posting to the form service at that port,
 * and returns the folder of the exported site. What is built already is not built again, so that
 * one test can be run over and over.
 */
export async function buildExampleSite(version: string, formServicePort: number): Promise<string> {
  const site = path.join(results, `site-${version}-${formServicePort}`);
  if (existsSync(site)) {
    await utimes(site, new Date(), new Date());
    return site;
  }
  await removeUnused();
  const copy = await mkdtemp(path.join(results, 'unfinished-'));
  try {
    await copyProject(copy);
    console.log('Building the site with the example content …');
    const env = { STAND_IN_SERVICE: `http://127.0.0.1:${formServicePort}` };
    await rename(buildCopy(copy, env), site);
  } finally {
    await rm(copy, { recursive: true });
  }
  return site;
}

/** Old sites, and what interrupted builds and failed runs left; a run that goes on may need others. */
async function removeUnused() {
  for (const name of await readdir(results)) {
    const folder = path.join(results, name);
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > day) await rm(folder, { recursive: true });
  }
}

async function copyProject(copy: string) {
  for (const file of await sourceFiles()) {
    await cp(path.join(project, file), path.join(copy, file));
  }
  await writeExampleContent(copy);
  // A picture takes long to encode and never changes: every build shares one cache.
  const cache = '.next/cache/photos';
  await mkdir(path.join(project, cache), { recursive: true });
  await mkdir(path.join(copy, path.dirname(cache)), { recursive: true });
  await symlink(path.join(project, cache), path.join(copy, cache), 'junction');
}

async function sourceFiles(): Promise<string[]> {
  const all = await Promise.all(sources.map(filesIn));
  return all.flat().filter((file) => !/\.test\.tsx?$/.test(file));
}

/** Files of a folder of the project, or the file itself, as paths in the project. */
async function filesIn(source: string): Promise<string[]> {
  if ((await stat(path.join(project, source))).isFile()) return [source];
  const entries = await readdir(path.join(project, source), {
    recursive: true,
    withFileTypes: true,
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(project, path.join(entry.parentPath, entry.name)))
    .sort();
}
