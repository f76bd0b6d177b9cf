import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** The paths of all files in a folder, which need not exist. */
export async function filesIn(folder: string): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(folder, options).catch(() => []);
  const files = entries.filter((entry) => !entry.isDirectory());
  return files.map(({ parentPath, name }) =>
    relative(folder, join(parentPath, name)).replaceAll(sep, '/'),
  );
}
