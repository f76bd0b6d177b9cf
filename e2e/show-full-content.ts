import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { example, fullContent } from '../lib/testing/full-content';
import { renderSite } from '../lib/testing/render-site';

/** Puts the pages of an owner who has filled in everything in place of the example site's. */
export async function showFullContent(page: Page): Promise<void> {
  const full = await renderSite(fullContent, process.env.EXAMPLE_PROJECT);
  await page.route('**/*', (route, request) => {
    const body = full[new URL(request.url()).pathname];
    if (!body) return route.fallback();
    return route.fulfill({ body, contentType: 'text/html; charset=utf-8' });
  });
}

/** How many bytes, compressed, all facts together add to a page. */
export async function weightOfFacts(route: string): Promise<number> {
  const [full, bare] = await Promise.all(
    [fullContent, example].map((content) => renderSite(content, process.env.EXAMPLE_PROJECT)),
  );
  return brotliCompressSync(full![route]!).length - brotliCompressSync(bare![route]!).length;
}
