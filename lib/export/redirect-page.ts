import { load } from 'cheerio';
import { parserOptions, type Page } from './strip-page';

/** The file to write for an old address, and the complete new address. */
export type Redirect = { file: string; to: string };

/**
 * A page that sends visitors on at once, without script. Search engines treat an immediate refresh as a
 * permanent move: https://developers.google.com/search/docs/crawling-indexing/301-redirects
 */
export function redirectPage({ file, to }: Redirect): Page {
  const { origin, pathname, search, hash } = new URL(to);
  const address = (pathname + search + hash).replaceAll('&', '&amp;');
  const html = `<!DOCTYPE html><html lang="en"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>This page has moved</title>
<link rel="canonical" href="${origin}${pathname}">
<meta http-equiv="refresh" content="0; url=${address}">
</head><body><h1><a href="${address}">This page has moved</a></h1></body></html>`;
  return { file, $: load(html, parserOptions), modules: [] };
}
