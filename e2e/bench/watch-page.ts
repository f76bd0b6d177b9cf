/** What is noted in a page while it loads, in milliseconds from the start of its navigation; 0 is never. */
export interface Watched {
  path: string;
  /** The start of the navigation on the clock that all pages share. */
  start: number;
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  /** What each task blocked the main thread beyond 50 ms, in all. */
  blocking: number;
  /** When the whole form was in the document. */
  formParsed: number;
  /** Whether the form needs no script to be sent. */
  formPosts: boolean;
  firstTouch: number;
  /** When React had taken the form over. */
  hydrated: number;
  /** When the estimator's words had changed. */
  answered: number;
  thanked: number;
}

const watched: Watched = {
  path: location.pathname,
  start: performance.timeOrigin,
  firstPaint: 0,
  largestPaint: 0,
  layoutShift: 0,
  blocking: 0,
  formParsed: 0,
  formPosts: false,
  firstTouch: 0,
  hydrated: 0,
  answered: 0,
  thanked: 0,
};
Object.assign(globalThis, { watched });

function observe(type: string, note: (entry: PerformanceEntry) => void) {
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
  observer.observe({ type, buffered: true });
}
observe('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') watched.firstPaint = startTime;
});
observe('largest-contentful-paint', ({ startTime }) => {
  watched.largestPaint = startTime;
});
observe('layout-shift', (entry) => {
  watched.layoutShift += Reflect.get(entry, 'value');
});
observe('longtask', ({ duration }) => {
  watched.blocking += Math.max(0, duration - 50);
});

let words: string | undefined;
setInterval(() => {
  const form = document.querySelector<HTMLFormElement>('main form');
  if (form?.querySelector('button')) {
    watched.formParsed ||= performance.now();
    watched.formPosts = /^https?:/.test(form.action);
    const isReacts = Object.keys(form).some((key) => key.startsWith('__reactProps'));
    if (isReacts) watched.hydrated ||= performance.now();
    const said = form.querySelector('output')?.textContent ?? '';
    words ??= said;
    if (said !== words) watched.answered ||= performance.now();
  }
  // On our page, or the service's own after a plain POST.
  const result = document.querySelector('main output')?.textContent ?? document.title;
  if (result.includes('Thanks')) watched.thanked ||= performance.now();
}, 4);

const listening = { capture: true, passive: true };
addEventListener('touchstart', ({ timeStamp }) => (watched.firstTouch ||= timeStamp), listening);

/** Leaves the page before the page does. */
declare function reportClick(time: string): void;
const report = ({ timeStamp }: Event) => reportClick(`${performance.timeOrigin + timeStamp}`);
addEventListener('click', report, listening);
