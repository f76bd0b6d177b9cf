import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { buildCopy } from '../build-copy';

/** What a build reads; with the encoded pictures it takes seconds. */
const sources = [
  '.next/cache/photos',
  'app',
  'components',
  'content',
  'lib',
  'public',
  'next.config.mjs',
  'package.json',
  'tsconfig.json',
];

/** Copies the project to `folder`, inside it, and has Next alone export the copy. Returns the export. */
export async function buildStockSite(folder: string): Promise<string> {
  for (const source of sources) await cp(source, join(folder, source), { recursive: true });
  const config = join(folder, 'next.config.mjs');
  const ours = await readFile(config, 'utf8');
  const stock = ours.replace(/^ *adapterPath: .*\n/m, '');
  if (stock === ours) throw new Error('next.config.mjs has no line for adapterPath to take out.');
  await writeFile(config, stock);
  return buildCopy(folder);
}
