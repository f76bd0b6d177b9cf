import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'parse5';
import { attribute, elementsIn } from '../export/html-tree';
import { phoneWidth } from '../photos/encode-photo';

/** The first flight of a connection, bytes. */
const pageBudget = 12_000;

/** A page with its pictures, scrolled to its end on a phone, bytes. */
const visitBudget = 400_000;

/** What the owner reads of exported pages that a phone waits for; undefined when there is none. */
export async function weightReport(exportDir: string): Promise<string | undefined> {
  const files = await readdir(exportDir);
  const pages = files.filter((file) => file.endsWith('.html')).sort();
  const lines = (await Promise.all(pages.map((page) => linesFor(exportDir, page)))).flat();
  if (lines.length === 0) return undefined;
  return ['', 'What would make its pages quicker:', ...lines.map((line) => `- ${line}`)].join('\n');
}

async function linesFor(exportDir: string, page: string): Promise<string[]> {
  const html = await readFile(path.join(exportDir, page), 'utf8');
  const name = `/${page.replace(/(^index)?\.html$/, '')}`;
  const words = brotliCompressSync(html).length;
  const pictures = await phonePictureBytes(exportDir, html);
  return [
    ...(words > pageBudget
      ? [
          `${name} weighs ${kilobytes(words)}, of which a phone gets ${kilobytes(pageBudget)} at once: fewer or shorter texts would show sooner`,
        ]
      : []),
    ...(words + pictures > visitBudget
      ? [
          `${name} has pictures of ${kilobytes(pictures)} on a phone, more than ${kilobytes(visitBudget - words)}: fewer, or calmer ones would show sooner`,
        ]
      : []),
  ];
}

/** Each picture once, in its leanest format and as wide as a phone takes it. */
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
