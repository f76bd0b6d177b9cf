import { flushSync } from 'react-dom';

/** Renders a change, and scrolls so that an element does not move, unless it is below the screen. */
export function keepInPlace(element: Element, render: () => void) {
  const top = () => element.getBoundingClientRect().top;
  const before = top();
  flushSync(render);
  if (before < innerHeight) scrollBy({ top: top() - before, behavior: 'instant' });
}
