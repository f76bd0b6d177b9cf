import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sources } from './read-content';

/** Reads the files in a project's `content` that are code, or were meant to be. */
export async function contentFiles(projectDir: string): Promise<Sources> {
  const sources: Sources = {};
  for (const name of await readdir(path.join(projectDir, 'content')).catch(() => [])) {
    const file = path.join(projectDir, 'content', name);
    if (!/\.tsx?(\.|$)/i.test(name)) continue;
    sources[`content/${name}`] = await readFile(file, 'utf8').catch(() => undefined);
  }
  return sources;
}
