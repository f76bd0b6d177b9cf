/** Calls back after the next paint. What script has written is shown only then, so that nobody sees it move. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(callback));
}
