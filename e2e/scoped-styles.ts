import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unscopedSelectors } from '../lib/export/unscoped-selectors';

/** The selectors of all pages in a folder that are of no component's own elements. */
export function unscopedSelectorsIn(folder: string): string[] {
  const pages = readdirSync(folder).filter((file) => file.endsWith('.html'));
  return pages
    .map((page) => readFileSync(path.join(folder, page), 'utf8'))
    .flatMap((html) => [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)])
    .flatMap(([, css]) => unscopedSelectors(css!));
}
