/** Makes a change, and scrolls so that an element does not move, unless it is below the screen. */
export function keepInPlace(element: Element, change: () => void): void {
  const top = () => element.getBoundingClientRect().top;
  const before = top();
  change();
  if (before < innerHeight) scrollBy({ top: top() - before, behavior: 'instant' });
}
