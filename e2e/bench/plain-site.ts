import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultTreeAdapter, parse, serialize } from 'parse5';
import { attribute, elementsIn, nodesIn, parserOptions } from '../../lib/export/html-tree';

/** The name of the plain site, which all others are compared with. */
export const floor = 'plain';

/**
 * Writes to `folder` what a careful person would have written by hand: the pages of `out` with the
 * same text, styles and pictures, and nothing else. Gone are all scripts, the marks and data that
 * React needs, preloads, the rules for prerendering and the security policy in the page. Its forms
 * post by themselves; its estimator shows the worked example only.
 *
 * The host's headers stay: whoever is careful sends them too, and over HTTP/1.1, as here, each
 * costs its bytes with every file, while HTTP/2 sends them once.
 */
export async function writePlainSite(out: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(out, folder, { recursive: true });
  await rm(join(folder, '_next'), { recursive: true, force: true });
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.html')) continue;
    const path = join(folder, file);
    await writeFile(path, plainPage(await readFile(path, 'utf8')));
  }
}

/** The page without what only the framework and the export added. */
export function plainPage(html: string): string {
  const document = parse(html, parserOptions);
  for (const node of nodesIn(document)) {
    if (defaultTreeAdapter.isCommentNode(node)) defaultTreeAdapter.detachNode(node);
  }
  for (const element of elementsIn(document, 'script', 'link', 'meta')) {
    const kept = attribute(element, 'type') === 'application/ld+json';
    const isExtra =
      element.tagName === 'script' ||
      attribute(element, 'rel') === 'preload' ||
      attribute(element, 'http-equiv') !== undefined;
    if (isExtra && !kept) defaultTreeAdapter.detachNode(element);
  }
  for (const element of elementsIn(document)) {
    element.attrs = element.attrs.filter(({ name }) => !name.startsWith('data-'));
  }
  return serialize(document, parserOptions);
}
