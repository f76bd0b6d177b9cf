import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

/** The site's client components whose HTML is all that they need. */
const complete = [
  // Client components only because Next tells no others the path of their page.
  'components/site-nav.tsx',
  'components/page-module.tsx',
];

/** Next's own client components that work without JavaScript: its wrappers and `next/link`. */
const completeInNext =
  /\bnext\/dist\/(esm\/)?(client\/(components\/|app-dir\/link\.js)|lib\/(framework|metadata)\/)/;

/**
 * A problem for each client component that would need Next's client, which no page will have. `distDir` is Next's own
 * folder, `.next`.
 */
export async function clientComponentProblems(distDir: string): Promise<string[]> {
  // Only scripts for Next's own server name them. Reading these as text would depend on how they are formatted.
  const pages: Record<string, { clientModules: object }> = {};
  const folder = join(distDir, 'server/app');
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('_client-reference-manifest.js')) continue;
    runInNewContext(await readFile(join(folder, file), 'utf8'), { __RSC_MANIFEST: pages });
  }
  const components = Object.entries(pages).flatMap(([page, { clientModules }]) =>
    Object.keys(clientModules).map((path) => ({ page, path })),
  );
  // Every page has at least Next's own.
  if (components.length === 0) {
    return ["Next's manifests name no client component, so Next has changed."];
  }
  const isComplete = (path: string) =>
    completeInNext.test(path) || complete.some((file) => path.endsWith(`/${file}`));
  return components
    .filter(({ path }) => !isComplete(path))
    .map(({ page, path }) => `app${page}: nothing would start the client component ${path}.`);
}
