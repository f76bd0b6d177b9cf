import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Next's own default. */
const nextDefaults = ['chrome >= 111', 'edge >= 111', 'firefox >= 111', 'safari >= 16.4'];

/** The oldest browsers of the project's `browserslist`, in esbuild's notation. */
export async function browserTargets(projectDir: string): Promise<string[]> {
  const packageJson = await readFile(join(projectDir, 'package.json'), 'utf8').catch(() => '{}');
  const { browserslist = nextDefaults }: { browserslist?: string[] } = JSON.parse(packageJson);
  return browserslist.map((query) => query.replace(' >= ', ''));
}
