import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultTreeAdapter, parse, serialize } from 'parse5';
import { attribute, elementsIn, nodesIn, parserOptions } from '../../lib/export/html-tree';

/**
 * Writes to `folder` what a careful person would have written by hand: the pages of `out` with the same
 * text, styles and pictures, but without scripts, React's markers and data, preloads, speculation rules
 * and the security policy in the page. Forms still post; the estimator only shows its first price.
 *
 * The headers stay, since a careful person would send them too. Over HTTP/1.1, as here, they cost bytes
 * with every file; HTTP/2 compresses repeated ones.
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

/** The page without everything that the framework and the export added. */
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
