import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'parse5';
import { attribute, elementsIn } from '../export/html-tree';
import { phoneWidth } from '../photos/encode-photo';

/** What a server sends in the first round trip of a connection, in bytes. */
export const pageBudget = 12_000;

/** A page and its pictures, scrolled to the end on a phone, in bytes. */
const visitBudget = 400_000;

/** Which exported pages are slow on a phone, as text for the owner; undefined if none is. */
export async function weightReport(exportDir: string): Promise<string | undefined> {
  const files = await readdir(exportDir);
  const pages = files.filter((file) => file.endsWith('.html')).sort();
  const lines = (await Promise.all(pages.map((page) => linesFor(exportDir, page)))).flat();
  if (lines.length === 0) return undefined;
  return ['', 'Suggestions for quicker pages:', ...lines.map((line) => `- ${line}`)].join('\n');
}

async function linesFor(exportDir: string, page: string): Promise<string[]> {
  const html = await readFile(path.join(exportDir, page), 'utf8');
  const name = `/${page.replace(/(^index)?\.html$/, '')}`;
  const words = brotliCompressSync(html).length;
  const pictures = await phonePictureBytes(exportDir, html);
  return [
    ...(words > pageBudget
      ? [
          `${name} is ${kilobytes(words)}, and a phone gets the first ${kilobytes(pageBudget)} at once: with fewer or shorter texts it would appear sooner`,
        ]
      : []),
    ...(words + pictures > visitBudget
      ? [
          `${name} has ${kilobytes(pictures)} of pictures on a phone, more than ${kilobytes(visitBudget - words)}: fewer pictures, or ones with less detail, would appear sooner`,
        ]
      : []),
  ];
}

/** Each picture once, as AVIF at the width that a phone downloads. */
async function phonePictureBytes(exportDir: string, html: string): Promise<number> {
  const files = elementsIn(parse(html), 'source')
    .filter((source) => attribute(source, 'type') === 'image/avif')
    .flatMap((source) => widest(attribute(source, 'srcset') ?? '') ?? []);
  const sizes = [...new Set(files)]
    .map((file) => path.join(exportDir, file))
    .map(async (file) => (await stat(file)).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

function widest(srcset: string): string | undefined {
  return srcset
    .split(', ')
    .map((candidate) => candidate.split(' '))
    .filter(([, width]) => parseInt(width ?? '') <= phoneWidth)
    .at(-1)?.[0];
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} kB`;
}
