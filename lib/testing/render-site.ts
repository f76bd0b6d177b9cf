import { load } from 'cheerio';
import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { vi } from 'vitest';
import type { Content } from '../content/define-content';
import { pageRoutes } from '../site/routes';

/** The paths of all pages, including the error page. */
export const everyPage = [...pageRoutes(), '/404'];

/** The HTML of every page, or of some, with this content, by path. */
export async function renderSite(
  content: Content,
  routes = everyPage,
): Promise<Record<string, string>> {
  vi.resetModules();
  vi.doMock('../../app/site-content', () => content);
  let pathname = '';
  vi.doMock('next/navigation', () => ({ usePathname: () => pathname }));
  const { default: Layout } = await import('../../app/layout');
  const pages: Record<string, string> = {};
  for (const route of routes) {
    const page = route === '/404' ? '/not-found' : `${route.replace(/\/$/, '')}/page`;
    const file = `../../app${page}`;
    const { default: Page } = await import(file);
    pathname = route;
    const { prelude } = await prerender(createElement(Layout, null, createElement(Page)));
    pages[route] = await new Response(prelude).text();
  }
  return pages;
}

/** The text of the body as visitors read it, one block per line. */
export function read(html: string): string {
  const $ = load(html);
  $('script, style').remove();
  for (const inline of $('a, bdi, span, strong, em, time, cite'))
    $(inline).replaceWith($(inline).contents());
  $('body *').before('\n').after('\n');
  return $('body').text().replaceAll(/\n+/g, '\n').replaceAll("'", '’');
}

/** The values of an attribute on all elements, or on those that match a selector. */
export function valuesOf(attribute: string, html: string, elements = '*'): string[] {
  const $ = load(html);
  const found = $(`${elements}[${attribute}]`).toArray();
  return found.map((element) => $(element).attr(attribute)!);
}

/**
 * What a missing fact may leave behind: empty elements (other than those that script fills), headings with nothing
 * under them, catalogues without entries, and punctuation that joins nothing.
 */
export function leftovers(html: string): string[] {
  const $ = load(html);
  const empty = $(
    'h1, h2, h3, p, ul, li, address, section, strong, time, blockquote, figcaption, a',
  )
    .filter(':empty:not([hidden])')
    .filter((_, { attribs }) => !Object.keys(attribs).some((name) => name.startsWith('data-')));
  const headings = $(
    'section > :is(h2, h3):last-child, section > div:last-child > :is(h2, h3):last-child',
  );
  const catalogs = $('script:contains(\'"itemListElement":[]\')');
  const stray = read(html).matchAll(/^[,.;:].*|.*[,;:]$|.*(\s[,.;:]|,[,.;:]).*/gm);
  return [
    ...[empty, headings, catalogs].flatMap((found) => found.toArray().map((one) => $.html(one))),
    ...[...stray].map(([text]) => text),
  ];
}
