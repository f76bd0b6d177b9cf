import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

import { writeExampleContent } from '../lib/testing/example-project';
import { example, fullContent } from '../lib/testing/full-content';
import { renderSite } from '../lib/testing/render-site';

type Pages = Record<string, string>;

let rendered: Promise<{ full: Pages; bare: Pages }> | undefined;

/** Puts the pages of an owner who has filled in everything in place of the example site's. */
export async function showFullContent(page: Page): Promise<void> {
  const { full } = await (rendered ??= render());
  await page.route('**/*', (route, request) => {
    const html = full[new URL(request.url()).pathname];
    return html
      ? route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' })
      : route.fallback();
  });
}

/** How many bytes, compressed, all facts together add to a page. */
export async function weightOfFacts(route: string): Promise<number> {
  const { full, bare } = await (rendered ??= render());
  const weigh = (html: string) => brotliCompressSync(html).length;
  return weigh(full[route]!) - weigh(bare[route]!);
}

/** Pictures are looked for in the folder that a build runs in. */
async function render() {
  const project = process.cwd();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'full-'));
  await writeExampleContent(folder);
  process.chdir(folder);
  try {
    return { full: await renderSite(fullContent), bare: await renderSite(example) };
  } finally {
    process.chdir(project);
    await rm(folder, { recursive: true });
  }
}
