import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BuildFolders } from './next-build';

type ExportedFiles = Record<'pages' | 'payloads' | 'assets' | 'others' | 'unknown', string[]>;

/**
 * Sorts the files of an exported site, which are paths in it: pages that Next rendered; payloads, which only
 * Next's client loads, with the second copy of the 404 page; assets below `_next/`; others, from `public/` and
 * from route handlers; and those that are none of these.
 */
export function exportedFiles(
  files: string[],
  { projectDir, distDir }: BuildFolders,
): ExportedFiles {
  const sorted: ExportedFiles = { pages: [], payloads: [], assets: [], others: [], unknown: [] };
  for (const file of files) sorted[kindOf(file)].push(file);
  return sorted;

  function kindOf(file: string): keyof ExportedFiles {
    const isOther =
      existsSync(join(projectDir, 'public', file)) ||
      existsSync(join(distDir, 'server/app', `${file}.body`));
    if (isOther) return 'others';
    if (file.startsWith('_next/')) return 'assets';
    const isSegment = basename(file).startsWith('__next.');
    const isOfPage = isSegment || files.includes(file.replace(/txt$/, 'html'));
    if ((file.endsWith('.txt') && isOfPage) || file === '_not-found.html') return 'payloads';
    return file.endsWith('.html') ? 'pages' : 'unknown';
  }
}
