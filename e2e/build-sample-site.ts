import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Change } from '../lib/testing/sample';
import { writeSampleContent } from '../lib/testing/sample-project';
import { exportFolders } from '../lib/site/build-kind';

const project = path.join(import.meta.dirname, '..');
const results = path.join(import.meta.dirname, 'results');
const pictureCache = '.next/cache/photos';

/** The files and folders that a build reads, besides the content. */
const sources = 'app components lib public next.config.mjs package.json tsconfig.json'.split(' ');

/** A file on each site. Its name has to be encoded in its address. */
const encodedFile = 'Price list #2, 10% off.pdf';

/**
 * Exports a preview of this project with the sample content and these changes, and returns its folder. If the
 * sources have not changed, the site is not built again.
 */
export async function buildSampleSite(
  changes: Change[] = [],
  drawPictures?: (folder: string) => Promise<void>,
): Promise<string> {
  fs.mkdirSync(results, { recursive: true });
  // Removes sites and failed runs that are over a day old. Another run may be using newer ones, or removing its own.
  for (const folder of fs.readdirSync(results).map((name) => path.join(results, name))) {
    const saved = fs.statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (Date.now() - saved > 24 * 3_600_000) fs.rmSync(folder, { recursive: true, force: true });
  }
  // Inside the project, so that imports find the installed packages.
  const copy = fs.mkdtempSync(path.join(results, 'copy-'));
  const filter = (file: string) => !/\.test\.tsx?$|testing$/.test(file);
  try {
    for (const source of sources) {
      fs.cpSync(path.join(project, source), path.join(copy, source), { recursive: true, filter });
    }
    await writeSampleContent(copy, changes);
    fs.writeFileSync(path.join(copy, 'public', encodedFile), '');
    await drawPictures?.(path.join(copy, 'content/photos'));
    const site = path.join(results, `site-${versionOf(copy)}`);
    const built = fs.existsSync(site) ? undefined : await build(copy);
    // Another run may have built the same site in the meantime.
    if (built && !fs.existsSync(site)) fs.renameSync(built, site);
    fs.utimesSync(site, new Date(), new Date());
    return site;
  } finally {
    fs.rmSync(copy, { recursive: true });
  }
}

/** A hash of what a build depends on: the files of the copy, the installed packages, Node and the form's address. */
function versionOf(copy: string): string {
  const hash = createHash('sha256').update(`${process.version} ${process.env.STAND_IN_SERVICE}`);
  hash.update(fs.readFileSync(path.join(project, 'package-lock.json')));
  for (const name of fs.readdirSync(copy, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = path.join(copy, name);
    if (fs.statSync(file).isFile()) hash.update(`\0${name}\0`).update(fs.readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

async function build(copy: string): Promise<string> {
  // Pictures take long to encode and never change, so all builds share one cache.
  fs.mkdirSync(path.join(project, pictureCache), { recursive: true });
  fs.mkdirSync(path.dirname(path.join(copy, pictureCache)), { recursive: true });
  fs.symlinkSync(path.join(project, pictureCache), path.join(copy, pictureCache), 'junction');
  console.log('Building a site …');
  const next = path.join(project, 'node_modules/next/dist/bin/next');
  const env = {
    ...process.env,
    // Wrong on purpose: next.config.mjs has to correct it.
    NODE_ENV: 'development',
    SITE_BUILD: 'preview',
    NEXT_TELEMETRY_DISABLED: '1',
    SKIP_TYPES: 'yes',
  } as const;
  try {
    await promisify(execFile)(process.execPath, [next, 'build'], { cwd: copy, env });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`The site couldn't be built:\n${stdout}${stderr}`);
  }
  return path.join(copy, exportFolders.preview);
}
