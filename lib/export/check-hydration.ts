import { parseFragment, serialize } from 'parse5';
import { attribute, parserOptions, type Element } from './html-tree';

/**
 * Compares the island in the page with what its bundle renders from the same props; React would
 * throw the visitor's form away if they differed. Returns sentences; none when they agree.
 */
export function checkHydration(island: Element, render: (props: object) => string): string[] {
  const name = attribute(island, 'data-island');
  const inPage = serialize(island, parserOptions);
  let rendered: string;
  try {
    rendered = render(JSON.parse(attribute(island, 'data-props') ?? ''));
  } catch (error) {
    return [`the island ${name} cannot be rendered from its data-props: ${String(error)}.`];
  }
  const inBundle = serialize(parseFragment(rendered, parserOptions), parserOptions);
  if (inPage === inBundle) return [];
  const start = Math.max(0, firstDifference(inPage, inBundle) - 20);
  const [page, bundle] = [inPage, inBundle].map((html) => html.slice(start, start + 60));
  return [`the island ${name} is “${page}” in the page and “${bundle}” in its bundle.`];
}

function firstDifference(one: string, other: string): number {
  let index = 0;
  while (index < one.length && one[index] === other[index]) index += 1;
  return index;
}
