import { load, type CheerioAPI } from 'cheerio';
import { checkPage } from './check-page';
import { flightDataIn, readClientReferences } from './flight-data';

export type Page = {
  /** Its path in the exported site. */
  file: string;
  $: CheerioAPI;
  /** The modules that it asks for, as paths in the project. */
  modules: string[];
};

/** With scripting off, the content of `noscript` is parsed, and so checked too. */
export const parserOptions = { scriptingEnabled: false };

/**
 * Removes everything that belongs to Next's client from an exported page: scripts, their preloads, flight
 * data and React's comments; and what asks for modules. `references` are ids of the client components that it was
 * rendered with, Next's and the project's; `problems` says why it must not be published.
 */
export function stripPage(file: string, html: string) {
  const problems: string[] = [];
  const $ = load(html, {
    ...parserOptions,
    onParseError: ({ code, startOffset }) =>
      problems.push(
        code === 'missing-doctype'
          ? 'it has no doctype.'
          : `its HTML is broken (${code}) near ${quoted(html.slice(Math.max(0, startOffset - 20)))}.`,
      ),
  });
  const flightData = stripScripts($, problems);
  const references = readClientReferences(flightData);
  if (flightData === '') problems.push('it has no flight data, so Next has changed.');
  if (!references) problems.push('its flight data cannot be read, so Next has changed.');
  stripLinks($, problems);
  $('style').removeAttr('data-precedence data-href');
  stripComments($, problems);
  // Next's placeholder for streamed metadata, which an export does not have.
  for (const div of $('body > div[hidden=""]').toArray()) {
    if (Object.keys(div.attribs).length > 1) continue;
    if (div.childNodes.length === 0) $(div).remove();
    else problems.push('metadata stands in the body, in a hidden <div>.');
  }
  const asking = $('meta[name="page-module"]').remove();
  const modules = new Set(asking.toArray().map((meta) => meta.attribs.content ?? ''));
  problems.push(...checkPage($));
  const page: Page = { file, $, modules: [...modules] };
  return { page, references: references ?? [], problems };
}

/** Types of script that browsers never execute. */
const dataTypes = ['application/ld+json', 'application/json', 'speculationrules'];

/** Returns the flight data that the scripts held. */
function stripScripts($: CheerioAPI, problems: string[]): string {
  let all = '';
  for (const script of $('script').toArray()) {
    const { type = '', src } = script.attribs;
    const text = $(script).text();
    const flightData = type === '' ? flightDataIn(text) : undefined;
    if (dataTypes.includes(type.toLowerCase())) continue;
    if (src === undefined ? flightData !== undefined : isChunk(src)) {
      $(script).remove();
      all += flightData ?? '';
    } else if (src === undefined) {
      const kind = type === '' ? '' : ` of type ${type}`;
      problems.push(`an inline script${kind} is not one of Next's: ${quoted(text)}.`);
    } else problems.push(`a script comes from ${src}, which is not Next's.`);
  }
  return all;
}

function stripLinks($: CheerioAPI, problems: string[]): void {
  for (const link of $('link[rel~=stylesheet i]').toArray()) {
    problems.push(`the stylesheet ${link.attribs.href} is not inlined.`);
  }
  for (const link of $('link:is([rel~=preload i], [rel~=modulepreload i])').toArray()) {
    const { rel = '', as, href = '' } = link.attribs;
    if (as === 'image') continue;
    if (isChunk(href) && (as === 'script' || rel.includes('module'))) $(link).remove();
    else problems.push(`a preload of ${href} is not Next's.`);
  }
}

function isChunk(url: string): boolean {
  return url.startsWith('/_next/static/');
}

/** Comments that React writes between texts and around completed boundaries. */
const knownComments = [' ', '$', '/$', '&', '/&'];

function stripComments($: CheerioAPI, problems: string[]): void {
  for (const node of $.root().find('*').addBack().contents().toArray()) {
    if (node.type !== 'comment') continue;
    if (knownComments.includes(node.data)) $(node).remove();
    else problems.push(`the comment <!--${node.data}--> says that content is streamed or unknown.`);
  }
}

function quoted(text: string): string {
  return text.length > 60 ? `“${text.slice(0, 60)}…”` : `“${text}”`;
}
