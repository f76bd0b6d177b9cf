import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The result of `make`, cached by name in Next's cache folder so that later builds are quick. The name
 * must change whenever the result would.
 */
export async function cached(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = path.join(process.cwd(), '.next/cache/photos', name);
  const found = await readFile(file).catch(() => undefined);
  if (found) return found;
  const bytes = await make();
  await mkdir(path.dirname(file), { recursive: true });
  // Several workers write here, and a build can be interrupted: nobody may read half a file.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
  return bytes;
}
