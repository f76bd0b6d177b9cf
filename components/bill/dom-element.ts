import type { MakeElement } from './bill';

/** An element of the browser. */
export const domElement: MakeElement<HTMLElement> = (tag, { className = '' }, ...children) => {
  const made = Object.assign(document.createElement(tag), { className });
  made.append(...children);
  return made;
};
