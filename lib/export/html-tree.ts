import { defaultTreeAdapter, html, parse, serialize, type DefaultTreeAdapterTypes } from 'parse5';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
export type ChildNode = DefaultTreeAdapterTypes.ChildNode;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** With scripting off, the content of `noscript` is parsed, and so checked too. */
export const parserOptions = { scriptingEnabled: false };

/** Every node under `parent` in document order; the tree may be changed while walking. */
export function* nodesIn(parent: ParentNode): Generator<ChildNode> {
  for (const child of parent.childNodes.slice()) {
    yield child;
    if ('content' in child) yield* nodesIn(child.content);
    if ('childNodes' in child) yield* nodesIn(child);
  }
}

/** Every element under `parent`, or only those with the given name. */
export function elementsIn(parent: ParentNode, tagName?: string): Element[] {
  return [...nodesIn(parent)]
    .filter(defaultTreeAdapter.isElementNode)
    .filter((element) => tagName === undefined || element.tagName === tagName);
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** The element's own text; scripts and styles have no other content. */
export function textOf(element: Element): string {
  return element.childNodes
    .filter(defaultTreeAdapter.isTextNode)
    .map(({ value }) => value)
    .join('');
}

export function createElement(tagName: string, attributes: Record<string, string>): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  return defaultTreeAdapter.createElement(tagName, html.NS.HTML, attrs);
}

/**
 * Serializes the document; undefined if browsers would parse the HTML into a different tree, e.g. for a
 * text area that begins with an empty line.
 */
export function print(document: Document): string | undefined {
  const printed = serialize(document, parserOptions);
  return serialize(parse(printed, parserOptions), parserOptions) === printed ? printed : undefined;
}
