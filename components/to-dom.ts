import type { ReactElement, ReactNode } from 'react';
import { Fragment } from 'react/jsx-runtime';

/**
 * Creates the elements and text of some JSX, for scripts without React. Components must have no hooks, and elements
 * only attributes that are properties of the same name, such as `className` and `href`.
 */
export function toDom(node: ReactNode): (Node | string)[] {
  if (Array.isArray(node)) return node.flatMap(toDom);
  if (typeof node === 'string' || typeof node === 'number') return [String(node)];
  if (!node || typeof node !== 'object') return [];
  const { type, props } = node as ReactElement<{ children?: ReactNode }>;
  if (typeof type === 'function') return toDom((type as (all: object) => ReactNode)(props));
  const { children, ...attributes } = props;
  if ((type as unknown) === Fragment) return toDom(children);
  const element = Object.assign(document.createElement(type), attributes);
  element.append(...toDom(children));
  return [element];
}
