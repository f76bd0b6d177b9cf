import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { refuse } from './export-refusal';
import type { NextBuild } from './next-build';

/**
 * The files of an export that Next itself has written: its pages, and others such as assets and data for its client.
 * What comes from `public/` or from route handlers is left out.
 */
export function filesOfNext({ files, projectDir, distDir }: NextBuild) {
  const written = files.filter(
    (file) =>
      !existsSync(join(projectDir, 'public', file)) &&
      !existsSync(join(distDir, 'server/app', `${file}.body`)),
  );
  const unknown = written.filter((file) => !/^_next\/|\.(html|txt)$/.test(file));
  refuse(
    unknown.map(
      (file) => `${file}: it is not a page, a public file or the output of a route handler.`,
    ),
  );
  // Next writes the 404 page twice.
  const isPage = (file: string) => file.endsWith('.html') && file !== '_not-found.html';
  return { pages: written.filter(isPage), others: written.filter((file) => !isPage(file)) };
}
