import { parseFragment, serialize } from 'parse5';
import type { Island } from './find-islands';
import { excerptsAtDifference } from './excerpts-at-difference';
import { attribute, elementsIn, parserOptions } from './html-tree';

/**
 * Compares an island's HTML in the page with what its bundle renders from the same props: on a mismatch,
 * React would throw the page's HTML away. Returns sentences; none if they are equal.
 */
export function checkHydration(
  { name, element }: Island,
  render: (props: object) => string,
): string[] {
  const [root = element] = elementsIn(element).filter(
    (inside) => attribute(inside, 'data-root') !== undefined,
  );
  const inPage = serialize(root, parserOptions);
  let rendered: string;
  try {
    rendered = render(JSON.parse(attribute(element, 'data-props') ?? ''));
  } catch (error) {
    return [`the island ${name} cannot be rendered from its data-props: ${String(error)}.`];
  }
  const inBundle = serialize(parseFragment(rendered, parserOptions), parserOptions);
  if (inPage === inBundle) return [];
  const [page, bundle] = excerptsAtDifference(inPage, inBundle);
  return [`the island ${name} is “${page}” in the page and “${bundle}” in its bundle.`];
}
