import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { refuse } from './export-refusal';
import type { NextBuild } from './next-build';

/**
 * The pages of an exported site, and what else Next has written: assets, and what only its client loads. All other
 * files are from `public/` or from route handlers.
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
