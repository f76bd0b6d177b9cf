import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { refuse } from './export-refusal';
import type { NextBuild } from './next-build';

/**
 * The files of an export by their origin: the pages, what comes from route handlers and from `public`, and `others`,
 * which Next writes besides, such as assets and data for its client.
 */
export async function filesOfNext({ files, projectDir, distDir }: NextBuild) {
  const inPublic = await filesIn(join(projectDir, 'public'));
  const rendered = await filesIn(join(distDir, 'server/app'));
  // Next names its own pages with an underscore, and exports the one for missing pages twice.
  const pages = rendered
    .filter((file) => /^[^_].*\.html$/.test(file))
    .concat('404.html')
    .sort();
  const routes = rendered
    .filter((file) => file.endsWith('.body'))
    .map((file) => file.replace(/\.body$/, ''));
  const known = new Set([...pages, ...routes, ...inPublic]);
  const others = files.filter((file) => !known.has(file));
  const unknown = others.filter((file) => !/^_next\/|^_not-found\.html$|\.txt$/.test(file));
  refuse(
    unknown.map(
      (file) => `${file}: it is not a page, a public file or the output of a route handler.`,
    ),
  );
  return { pages, routes, inPublic, others };
}

/** The paths of all files in a folder, which need not exist. */
async function filesIn(folder: string): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(folder, options).catch(() => []);
  const files = entries.filter((entry) => !entry.isDirectory());
  return files.map(({ parentPath, name }) =>
    relative(folder, join(parentPath, name)).replaceAll(sep, '/'),
  );
}
