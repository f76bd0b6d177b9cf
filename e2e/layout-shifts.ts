import type { Page } from '@playwright/test';

type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/**
 * Stops the time of animations, by which styles hide for two seconds what a script is about to fill in: a busy machine
 * takes longer. Without fades between pages, which would never end.
 */
export async function stopAnimations(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

/** The layout shifts of the page so far, each with the elements that moved. */
export function layoutShifts(page: Page): Promise<[value: number, ...moved: string[]][]> {
  return page.evaluate(async () => {
    // A frame's shifts are known once it is painted, which it is when the next one begins.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return (observer.takeRecords() as LayoutShift[]).map(({ value, sources }) => [
      value,
      ...sources.map(({ node }) => (node as Element | null)?.outerHTML ?? ''),
    ]);
  });
}
