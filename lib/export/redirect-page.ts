import { load } from 'cheerio';
import { parserOptions, type Page } from './strip-page';

/** An old address, the file to write for it, and the new address, such as `/services#gutters`. */
export type Redirect = { from: string; file: string; to: string };

/**
 * A page that sends visitors on at once, without script. Search engines treat an immediate refresh as a
 * permanent move: https://developers.google.com/search/docs/crawling-indexing/301-redirects
 */
export function redirectPage({ file, to }: Redirect, siteAddress: string): Page {
  const { origin, pathname, search, hash } = new URL(to, siteAddress);
  const address = (pathname + search + hash).replaceAll('&', '&amp;');
  const html = `<!DOCTYPE html><html lang="en"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>This page has moved</title>
<link rel="canonical" href="${origin}${pathname}">
<meta http-equiv="refresh" content="0; url=${address}">
</head><body><h1><a href="${address}">This page has moved</a></h1></body></html>`;
  return { file, $: load(html, parserOptions), modules: [] };
}
