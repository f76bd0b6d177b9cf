import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { Content } from '../lib/content/define-content';
import { example, fullContent } from '../lib/testing/full-content';
import { renderSite } from '../lib/testing/render-site';

const render = (content: Content) => renderSite(content, process.env.EXAMPLE_PROJECT);

/** Rendered once in each worker. */
let full: ReturnType<typeof render> | undefined;
let bare: ReturnType<typeof render> | undefined;

/** Puts the pages of an owner who has filled in everything in place of the example site's. */
export async function showFullContent(page: Page): Promise<void> {
  const pages = await (full ??= render(fullContent));
  await page.route('**/*', (route, request) => {
    const body = pages[new URL(request.url()).pathname];
    if (!body) return route.fallback();
    return route.fulfill({ body, contentType: 'text/html; charset=utf-8' });
  });
}

/** How many bytes, compressed, all facts together add to a page. */
export async function weightOfFacts(route: string): Promise<number> {
  const { [route]: withFacts } = await (full ??= render(fullContent));
  const { [route]: without } = await (bare ??= render(example));
  return brotliCompressSync(withFacts!).length - brotliCompressSync(without!).length;
}
