import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { vi } from 'vitest';
import type { Content } from '../content/define-content';
import { pageRoutes } from '../site/routes';

/** The paths of all pages, the error page among them. */
export const everywhere = [...pageRoutes(), '/404'];

/** The HTML of every page with some content, by path. */
export async function renderSite(content: Content): Promise<Record<string, string>> {
  vi.resetModules();
  vi.doMock('../../app/site-content', () => content);
  let pathname = '';
  vi.doMock('next/navigation', () => ({ usePathname: () => pathname }));
  const { default: Layout } = await import('../../app/layout');
  const pages: Record<string, string> = {};
  for (const route of everywhere) {
    const page = route === '/404' ? '/not-found' : `${route.replace(/\/$/, '')}/page`;
    const file = `../../app${page}`;
    const { default: Page } = await import(file);
    pathname = route;
    const { prelude } = await prerender(createElement(Layout, null, createElement(Page)));
    pages[route] = await new Response(prelude).text();
  }
  return pages;
}

/** The text of the body as it is read, one block a line. */
export function read(html: string): string {
  return html
    .replace(/^[^]*<body>/, '')
    .replaceAll(/<!--[^]*?-->|<(script|style)[^]*?<\/\1>/g, '')
    .replaceAll(/<\/?(a|span|strong|em|time|cite)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&');
}

/**
 * What a missing fact may leave behind: empty elements (other than those that script fills), headings with nothing
 * under them, catalogues without entries, and punctuation that joins nothing.
 */
export function leftovers(html: string): string[] {
  const bare = html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<p [^>]*id="contact-\w+-error" hidden=""><\/p>|<(\w+) data-[^>]*><\/\1>/g, '');
  const empty = /<(h\d|p|ul|li|address|section|strong|time|blockquote|figcaption|a)\b[^>]*><\/\1>/g;
  const heading = /<h[23][^>]*>[^<]*<\/h[23]>(<\/div>)*<\/section>/g;
  const stray = /^[,.;:].*|.*[,;:]$|.*(\s[,.;:]|,[,.;:]).*/gm;
  const catalog = /"itemListElement":\[\]/g;
  const found = [
    ...[empty, heading, catalog].map((pattern) => bare.matchAll(pattern)),
    read(html).matchAll(stray),
  ];
  return found.flatMap((matches) => [...matches].map(([text]) => text));
}
