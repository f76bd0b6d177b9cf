type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Runs in the page before its own scripts: records every layout shift in `window.shifts`. */
export function recordShifts() {
  const shifts: unknown[] = [];
  Reflect.set(window, 'shifts', shifts);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as LayoutShift;
      shifts.push([value, ...sources.map(({ node }) => (node as Element | null)?.outerHTML)]);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
