/** Makes a change, and scrolls so that an element keeps its place, unless it was below the screen or has gone. */
export function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  const [after] = element.getClientRects();
  if (after && before < innerHeight) scrollBy({ top: after.top - before, behavior: 'instant' });
}
