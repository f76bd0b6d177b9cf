/** Calls back after the next paint. What a script has written is shown only then, so that nobody sees the page move. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(callback));
}
