import { join } from 'node:path/posix';
import { decoded } from '../content/decoded';
import type { Redirect } from './redirect-page';
import { quoted, type Page } from './strip-page';

type Site = {
  pages: Page[];
  redirects: Redirect[];
  /** Everything that visitors can open. */
  files: string[];
  siteAddress: string;
};

/** The links and old addresses that lead to no file or place of the site, each once. */
export function deadLinks({ pages, redirects, files, siteAddress }: Site): string[] {
  const names = new Set(files.map((file) => file.normalize()));
  const places = new Map(pages.map(({ file, $ }) => [file, new Set(idsOn($))]));
  const hostOf = ({ host }: URL) => host.replace(/^www\./, '');

  /** Why a link on a page leads nowhere; undefined if it leads somewhere. */
  function fault(link: string, page = ''): string | undefined {
    const url = new URL(link, new URL(page.replace(/(index)?\.html$/, ''), siteAddress));
    if (hostOf(url) !== hostOf(new URL(siteAddress))) return undefined;
    const path = (decoded(url.pathname) || url.pathname).slice(1).normalize();
    // As hosts look for it: only a page may have a slash at the end.
    const found = [path, path.replace(/\/?$/, '.html'), join(path, 'index.html')];
    const file = found.find((name) => names.has(name));
    if (!file) return `which isn't on this site`;
    const place = decoded(url.hash.slice(1));
    const ids = places.get(file);
    if (!ids || !place || ids.has(place)) return undefined;
    return `but that page has no #${place}: after # comes the id of a service or an extra, or the words of a question that has an answer`;
  }

  const links = new Map<string, string>();
  for (const { file, $ } of pages) {
    for (const link of $('a[href]')) {
      const href = $(link).attr('href')!;
      const why = fault(href, file);
      const sentence = `${quoted($(link).text().trim())} links to ${href}, ${why}. Search the folder content for this link.`;
      // A notice is on every page.
      if (why && !links.has(sentence)) links.set(sentence, `${file}: ${sentence}`);
    }
  }
  const moved = redirects.flatMap(({ from, to }) => {
    const why = fault(to);
    return why ? `content/business.ts: the old address ${from} leads to ${to}, ${why}.` : [];
  });
  return [...links.values(), ...moved];
}

/** The ids that a page has twice. */
export function repeatedIds({ file, $ }: Page): string[] {
  const ids = idsOn($);
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) < index));
  return [...repeated].map(
    (id) =>
      `${file}: “${id}” is the id of two parts of this page. Search the folder content for it: choose another id, or other words for the question that it is made from.`,
  );
}

function idsOn($: Page['$']): string[] {
  return $('[id]')
    .toArray()
    .map(({ attribs }) => attribs.id!);
}
