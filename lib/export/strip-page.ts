import { defaultTreeAdapter, parse } from 'parse5';
import type { Page } from './finish-page';
import { flightDataIn, readClientReferences } from './flight-data';
import {
  attribute,
  elementsIn,
  nodesIn,
  parserOptions,
  textOf,
  type ChildNode,
  type Element,
} from './html-tree';

type StrippedPage = Omit<Page, 'file'> & {
  /** Ids of the client components that it was rendered with, Next's and the project's. */
  references: string[];
  /** What is not expected in an export of Next's, in sentences. */
  problems: string[];
};

/**
 * Removes everything that belongs to Next's client from an exported page: scripts, their preloads, flight
 * data and React's comments; and what asks for modules.
 */
export function stripPage(html: string): StrippedPage {
  const problems: string[] = [];
  const document = parse(html, {
    ...parserOptions,
    onParseError: ({ code, startOffset }) =>
      problems.push(
        code === 'missing-doctype'
          ? 'it has no doctype.'
          : `its HTML is broken (${code}) near ${quote(html.slice(Math.max(0, startOffset - 20)))}.`,
      ),
  });
  const scripts = elementsIn(document, 'script');
  const flightData = scripts.map((script) => stripScript(script, problems)).join('');
  const references = readClientReferences(flightData);
  if (flightData === '') problems.push('it has no flight data, so Next has changed.');
  if (!references) problems.push('its flight data cannot be read, so Next has changed.');
  for (const link of elementsIn(document, 'link')) stripLink(link, problems);
  for (const style of elementsIn(document, 'style')) {
    removeAttributes(style, ['data-precedence', 'data-href']);
  }
  for (const node of nodesIn(document)) stripComment(node, problems);
  for (const div of elementsIn(document, 'div')) stripMetadata(div, problems);
  for (const image of elementsIn(document, 'img')) {
    // `next/image` hides the alternative text until its script sees that the picture has failed.
    if (attribute(image, 'style') === 'color:transparent') {
      removeAttributes(image, ['style', 'data-nimg']);
    }
  }
  const modules = new Set(elementsIn(document, 'meta').flatMap(takeModule));
  return { document, modules: [...modules], references: references ?? [], problems };
}

/** Types of script that browsers never execute. */
const dataTypes = ['application/ld+json', 'application/json', 'speculationrules'];

/** Returns the flight data that the script held. */
function stripScript(script: Element, problems: string[]): string {
  const type = attribute(script, 'type')?.toLowerCase() ?? '';
  const source = attribute(script, 'src');
  if (dataTypes.includes(type)) return '';
  if (source !== undefined) {
    if (isChunk(source)) defaultTreeAdapter.detachNode(script);
    else problems.push(`a script comes from ${source}, which is not Next's.`);
    return '';
  }
  const text = textOf(script);
  const flightData = type === '' ? flightDataIn(text) : undefined;
  if (flightData === undefined) {
    const kind = type === '' ? '' : ` of type ${type}`;
    problems.push(`an inline script${kind} is not one of Next's: ${quote(text)}.`);
    return '';
  }
  defaultTreeAdapter.detachNode(script);
  return flightData;
}

function stripLink(link: Element, problems: string[]): void {
  const relations = (attribute(link, 'rel') ?? '').toLowerCase().split(/\s+/);
  const target = attribute(link, 'href') ?? '';
  const kind = attribute(link, 'as') ?? '';
  if (relations.includes('stylesheet')) {
    problems.push(`the stylesheet ${target} is not inlined.`);
  } else if (relations.includes('modulepreload') || relations.includes('preload')) {
    if (kind === 'image') return;
    const isScript = kind === 'script' || relations.includes('modulepreload');
    if (isScript && isChunk(target)) defaultTreeAdapter.detachNode(link);
    else problems.push(`a preload of ${target} is not Next's.`);
  }
}

function isChunk(url: string): boolean {
  return url.startsWith('/_next/static/');
}

/** Comments that React writes between texts and around completed boundaries. */
const knownComments = [' ', '$', '/$', '&', '/&'];

function stripComment(node: ChildNode, problems: string[]): void {
  if (!defaultTreeAdapter.isCommentNode(node)) return;
  if (knownComments.includes(node.data)) defaultTreeAdapter.detachNode(node);
  else problems.push(`the comment <!--${node.data}--> says that content is streamed or unknown.`);
}

/** Next's placeholder for streamed metadata, which an export does not have. */
function stripMetadata(div: Element, problems: string[]): void {
  const isBare = div.attrs.length === 1 && attribute(div, 'hidden') === '';
  if (!isBare || div.parentNode?.nodeName !== 'body') return;
  if (div.childNodes.length === 0) defaultTreeAdapter.detachNode(div);
  else problems.push('metadata stands in the body, in a hidden <div>.');
}

/** `<meta name="page-module">` asks for a module. */
function takeModule(meta: Element): string[] {
  if (attribute(meta, 'name') !== 'page-module') return [];
  defaultTreeAdapter.detachNode(meta);
  return [attribute(meta, 'content') ?? ''];
}

function removeAttributes(element: Element, names: string[]): void {
  element.attrs = element.attrs.filter(({ name }) => !names.includes(name));
}

function quote(text: string): string {
  return text.length > 60 ? `“${text.slice(0, 60)}…”` : `“${text}”`;
}
