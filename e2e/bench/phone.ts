import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';

import { evaluateInTab } from '../evaluate-in-tab';

/** Where visits start: another site, so that the browser needs a new process for ours. */
export const searchEngine = 'http://search.example';

const kilobit = 1000 / 8;
/** How long a finger stays down in a tap, and a mouse hovers over a link before a click. */
const tapTime = 100;
const hoverTime = 500;

/** A page's performance entries, in milliseconds since its navigation began. */
interface PageTimings {
  origin: number;
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  /** Total blocking time: what each task takes beyond 50 ms. */
  blocking: number;
}

const readTimings = `{
  const entries = (type) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type, buffered: true });
    return observer.takeRecords();
  };
  const sum = (values) => values.reduce((total, value) => total + value, 0);
  ({
    origin: performance.timeOrigin,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    largestPaint: entries('largest-contentful-paint').at(-1).startTime,
    layoutShift: sum(entries('layout-shift').map(({ value }) => value)),
    blocking: sum(entries('longtask').map(({ duration }) => Math.max(0, duration - 50))),
  });
}`;

/** A visitor's phone. All times are on the clock shared by pages and this process. */
export type Phone = Awaited<ReturnType<typeof startPhone>>;

/**
 * A four-year-old phone on a poor mobile network, with nothing in its cache. Chromium delays each
 * request, not each packet: opening a connection and the slow start of TCP cost nothing here, so
 * outside every page with more or larger files is slower than measured, on every site alike.
 */
export async function startPhone(browser: Browser) {
  const context = await browser.createBrowserContext();
  const tab = await context.newPage();
  await tab.setViewport({
    width: 390,
    height: 844,
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  });
  await tab.emulateCPUThrottling(4);
  await tab.emulateNetworkConditions({
    latency: 150,
    download: 1600 * kilobit,
    upload: 750 * kilobit,
  });
  await tab.goto(searchEngine);
  return {
    open: (url: string) => tab.goto(url, { waitUntil: 'load' }),
    pause,
    /** Runs a script in the page. */
    run: (script: string) => evaluateInTab(tab, script),
    close: () => context.close(),

    timings: (): Promise<PageTimings> => evaluateInTab(tab, readTimings),

    /** The timings of a page once it has replaced the previous one, loaded and settled. */
    async settled(): Promise<PageTimings> {
      await pause(1_000);
      await evaluateInTab(
        tab,
        `document.readyState === 'complete' || new Promise((loaded) => addEventListener('load', loaded))`,
      );
      await pause(500);
      return this.timings();
    },

    /** Asks every site to send as little as it can. */
    async saveData() {
      const session = await tab.createCDPSession();
      await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    },

    /** Taps an element. Resolves to the times of touching and releasing the screen. */
    async tap(selector: string, { hold = tapTime } = {}) {
      const { x, y } = await place(tab, selector);
      const down = now();
      const touch = await tab.touchscreen.touchStart(x, y);
      await pause(hold);
      const up = now();
      // A prerendered page may take the place of this one before it has confirmed.
      await touch.end().catch(() => {});
      return { down, up };
    },

    /** Hovers over an element and clicks it. Resolves to the time of releasing the button. */
    async click(selector: string) {
      const { x, y } = await place(tab, selector);
      await tab.mouse.move(x, y);
      await pause(hoverTime);
      await tab.mouse.down();
      const up = now();
      await tab.mouse.up();
      return { up };
    },

    async type(selector: string, text: string) {
      await this.tap(selector);
      await tab.keyboard.sendCharacter(text);
    },

    /** The time at which an expression became true, in this page or the next. */
    async when(expression: string): Promise<number> {
      const wait = () =>
        evaluateInTab<number>(
          tab,
          `(async () => {
            while (!(${expression})) await new Promise((next) => setTimeout(next, 4));
            return performance.timeOrigin + performance.now();
          })()`,
        );
      return wait().catch(wait);
    },
  };
}

async function place(tab: Page, selector: string): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await evaluateInTab<DOMRect>(
    tab,
    `{
      const element = document.querySelector(${JSON.stringify(selector)});
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      element.getBoundingClientRect().toJSON();
    }`,
  );
  return { x: x + width / 2, y: y + height / 2 };
}

function now(): number {
  return performance.timeOrigin + performance.now();
}
