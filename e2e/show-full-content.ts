import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

import { writeExampleContent } from '../lib/testing/example-project';
import { example, fullContent } from '../lib/testing/full-content';
import { renderSite } from '../lib/testing/render-site';

let rendered: ReturnType<typeof render> | undefined;

/** Puts the pages of an owner who has filled in everything in place of the example site's. */
export async function showFullContent(page: Page): Promise<void> {
  const { full } = await (rendered ??= render());
  await page.route('**/*', (route, request) => {
    const body = full[new URL(request.url()).pathname];
    if (!body) return route.fallback();
    return route.fulfill({ body, contentType: 'text/html; charset=utf-8' });
  });
}

/** How many bytes, compressed, all facts together add to a page. */
export async function weightOfFacts(route: string): Promise<number> {
  const { full, bare } = await (rendered ??= render());
  return brotliCompressSync(full[route]!).length - brotliCompressSync(bare[route]!).length;
}

async function render() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'full-'));
  await writeExampleContent(folder);
  const full = await renderSite(fullContent, folder);
  const bare = await renderSite(example, folder);
  await rm(folder, { recursive: true });
  return { full, bare };
}
