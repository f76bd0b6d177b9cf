import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sources } from './parser/read-documents';

/**
 * The TypeScript files in a project's `content`, and misnamed files such as `prices.ts.txt`. Skips hidden files, which
 * other programs leave there: `._prices.ts`, `.prices.ts.icloud`, `.prices.ts.swp`.
 */
export async function contentFiles(): Promise<Sources> {
  const folder = path.resolve('content');
  const names = (await readdir(folder).catch(() => [])).filter((name) =>
    /^[^.].*\.tsx?(\.|$)/i.test(name),
  );
  const files = names.map(async (name) => {
    const source = await readFile(path.join(folder, name), 'utf8').catch(() => undefined);
    return [`content/${name}`, source];
  });
  return Object.fromEntries(await Promise.all(files));
}
