/** Calls back once what was written has been painted: shown only then, it is not seen to move. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(callback));
}
