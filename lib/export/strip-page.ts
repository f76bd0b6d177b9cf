import { load, type CheerioAPI } from 'cheerio';
import { checkPage } from './check-page';

export type Page = {
  /** Its path in the exported site. */
  file: string;
  $: CheerioAPI;
  /** The modules that it asks for, by their paths in the project. */
  modules: string[];
};

/** With scripting off, the content of `noscript` is parsed, and so checked like the rest of the page. */
export const parserOptions = { scriptingEnabled: false };

/**
 * Removes Next's client from an exported page: its scripts, their preloads, its data and React's comments. Also
 * takes out the `<meta>` elements that name modules. `problems` are reasons not to publish the page.
 */
export function stripPage(
  file: string,
  html: string,
  standIn?: string,
): { page: Page; problems: string[] } {
  const problems: string[] = [];
  const $ = load(html, {
    ...parserOptions,
    onParseError: ({ code, startOffset }) =>
      problems.push(
        `its HTML is broken (${code}) near ${quoted(html.slice(Math.max(0, startOffset - 20)))}.`,
      ),
  });
  stripScripts($, problems);
  // Behind a flag, Next writes these in place of its inline scripts; one day it may do so by default.
  if ($('template:is([data-next-flight], [data-rci])').length > 0) {
    problems.push(
      "Next's data is in <template data-next-flight>, as in https://github.com/vercel/next.js/pull/97573, and would stay in the page.",
    );
  }
  stripLinks($, problems);
  $('style').removeAttr('data-precedence data-href');
  stripComments($, problems);
  // Where metadata is streamed, Next puts it into a hidden <div>. In an export that has to be empty.
  for (const div of $('body > div[hidden=""]').toArray()) {
    if (Object.keys(div.attribs).length > 1) continue;
    if (div.childNodes.length === 0) $(div).remove();
    else problems.push('metadata stands in the body, in a hidden <div>.');
  }
  const requests = $('meta[name="page-module"]').remove();
  const modules = new Set(requests.toArray().map((meta) => meta.attribs.content ?? ''));
  problems.push(...checkPage($, standIn));
  return { page: { file, $, modules: [...modules] }, problems };
}

/** Types of script that browsers never execute. */
const dataTypes = ['application/ld+json', 'application/json', 'speculationrules'];

/** How Next's inline scripts begin; JSON follows. */
const openings = [
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
  '(self.__next_f=self.__next_f||[]).push(',
  'self.__next_f.push(',
];

function stripScripts($: CheerioAPI, problems: string[]): void {
  for (const script of $('script').toArray()) {
    const { type = '', src } = script.attribs;
    const text = $(script).text();
    if (dataTypes.includes(type.toLowerCase())) continue;
    const isOfNext = src === undefined ? type === '' && passesData(text) : isChunk(src);
    if (isOfNext) $(script).remove();
    else if (src === undefined) {
      const kind = type === '' ? '' : ` of type ${type}`;
      problems.push(`an inline script${kind} is not one of Next's: ${quoted(text)}.`);
    } else problems.push(`a script comes from ${src}, which is not Next's.`);
  }
}

/** Whether an inline script only passes data to Next's client. */
function passesData(script: string): boolean {
  const opening = openings.find((one) => script.startsWith(one));
  if (opening === undefined) return false;
  try {
    JSON.parse(script.slice(opening.length).replace(/\);?$/, ''));
    return true;
  } catch {
    return false;
  }
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
