import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

type Manifests = Record<string, { clientModules: Record<string, { id: number | string }> }>;

/** Our own client components by the id that flight data calls them by, as paths in the project. */
export async function clientComponents(distDir: string): Promise<Map<string, string>> {
  const folder = join(distDir, 'server/app');
  const found = new Map<string, string>();
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('_client-reference-manifest.js')) continue;
    const scope: { __RSC_MANIFEST: Manifests } = { __RSC_MANIFEST: {} };
    runInNewContext(await readFile(join(folder, file), 'utf8'), scope);
    for (const { clientModules } of Object.values(scope.__RSC_MANIFEST)) {
      for (const [path, { id }] of Object.entries(clientModules)) {
        if (!path.includes('/node_modules/next/')) {
          found.set(String(id), path.replace('[project]/', ''));
        }
      }
    }
  }
  return found;
}
