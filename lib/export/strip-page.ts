import { defaultTreeAdapter, parse } from 'parse5';
import { readClientReferences } from './client-references';
import {
  attribute,
  elementsIn,
  nodesIn,
  parserOptions,
  textOf,
  type ChildNode,
  type Document,
  type Element,
} from './html-tree';

type StrippedPage = {
  document: Document;
  /** The modules that it asks for, as paths in the project. */
  modules: string[];
  /** Ids of the client components that it was rendered with, Next's and the project's. */
  references: string[];
  /** What is not expected in an export of Next's, in sentences. */
  problems: string[];
};

/** The start of Next's runtime, or a piece of flight data. */
type NextScript = { kind: 'start' } | { kind: 'flight'; data: string };

/** Types of script that browsers never execute. */
const dataTypes = ['application/ld+json', 'application/json', 'speculationrules'];

/** Comments that React writes between texts and around completed boundaries. */
const knownComments = [' ', '$', '/$', '&', '/&'];

/**
 * Removes everything that belongs to Next's client from an exported page: scripts, their preloads, flight
 * data, and React's comments.
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
  const flight = elementsIn(document, 'script')
    .map((script) => stripScript(script, problems))
    .join('');
  const references = readClientReferences(flight);
  if (flight === '') problems.push('it has no flight data, so Next has changed.');
  if (!references) problems.push('its flight data cannot be read, so Next has changed.');
  for (const link of elementsIn(document, 'link')) stripLink(link, problems);
  for (const style of elementsIn(document, 'style')) {
    style.attrs = style.attrs.filter(
      ({ name }) => !['data-precedence', 'data-href'].includes(name),
    );
  }
  for (const node of nodesIn(document)) stripComment(node, problems);
  for (const div of elementsIn(document, 'div')) stripMetadata(div, problems);
  for (const image of elementsIn(document, 'img')) stripImage(image);
  const modules = elementsIn(document, 'meta').flatMap(takeModule);
  return { document, modules: [...new Set(modules)], references: references ?? [], problems };
}

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
  const known = type === '' ? readNextScript(attribute(script, 'id'), text) : undefined;
  if (known === undefined) {
    const kind = type === '' ? '' : ` of type ${type}`;
    problems.push(`an inline script${kind} is not one of Next's: ${quote(text)}.`);
    return '';
  }
  defaultTreeAdapter.detachNode(script);
  return known.kind === 'flight' ? known.data : '';
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

function stripComment(node: ChildNode, problems: string[]): void {
  if (!defaultTreeAdapter.isCommentNode(node)) return;
  if (!knownComments.includes(node.data)) {
    problems.push(`the comment <!--${node.data}--> says that content is streamed or unknown.`);
  } else {
    defaultTreeAdapter.detachNode(node);
  }
}

/** `next/image` hides the alternative text until its script sees that the picture has failed. */
function stripImage(image: Element): void {
  if (attribute(image, 'style') !== 'color:transparent') return;
  image.attrs = image.attrs.filter(({ name }) => name !== 'style' && name !== 'data-nimg');
}

/** Next's placeholder for streamed metadata, which an export does not have. */
function stripMetadata(div: Element, problems: string[]): void {
  const parent = div.parentNode;
  const isBare = div.attrs.length === 1 && attribute(div, 'hidden') === '';
  if (!isBare || !parent || parent.nodeName !== 'body') return;
  if (div.childNodes.length === 0) defaultTreeAdapter.detachNode(div);
  else problems.push('metadata stands in the body, in a hidden <div>.');
}

/** `<meta name="page-module">` asks for a module. */
function takeModule(meta: Element): string[] {
  if (attribute(meta, 'name') !== 'page-module') return [];
  defaultTreeAdapter.detachNode(meta);
  return [attribute(meta, 'content') ?? ''];
}

/** Parses an inline script of Next's; undefined if Next does not write scripts like it. */
function readNextScript(id: string | undefined, text: string): NextScript | undefined {
  if (id === '_R_') {
    const opening = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';
    return argumentOf(text, opening, ');') === undefined ? undefined : { kind: 'start' };
  }
  const start = argumentOf(text, '(self.__next_f=self.__next_f||[]).push(', ')');
  if (Array.isArray(start) && start[0] === 0) return { kind: 'start' };
  const flight = argumentOf(text, 'self.__next_f.push(', ')');
  if (Array.isArray(flight) && flight[0] === 1 && typeof flight[1] === 'string') {
    return { kind: 'flight', data: flight[1] };
  }
  return undefined;
}

function argumentOf(text: string, opening: string, closing: string): unknown {
  if (!text.startsWith(opening) || !text.endsWith(closing)) return undefined;
  try {
    return JSON.parse(text.slice(opening.length, -closing.length));
  } catch {
    return undefined;
  }
}

function isChunk(url: string): boolean {
  return url.startsWith('/_next/static/');
}

function quote(text: string): string {
  return text.length > 60 ? `“${text.slice(0, 60)}…”` : `“${text}”`;
}
