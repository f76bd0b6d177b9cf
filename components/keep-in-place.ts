/** Makes a change, and scrolls so that an element does not move, unless it is below the screen or goes. */
export function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  const [after] = element.getClientRects();
  if (after && before < innerHeight) scrollBy({ top: after.top - before, behavior: 'instant' });
}
