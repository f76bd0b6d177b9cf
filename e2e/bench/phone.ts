import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';

import { evaluateInTab } from '../evaluate-in-tab';

/** Where a visitor comes from: another site, so that the browser starts a process for ours. */
export const searchEngine = 'http://search.example';

const kilobit = 1000 / 8;
/** How long a finger rests on the screen when it taps, and a mouse on a link before its press. */
const tapTime = 100;
const hoverTime = 500;

/** What the browser has noted of a page, in milliseconds since its navigation began. */
export interface Noted {
  origin: number;
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  /** What each task blocked the main thread beyond 50 ms, in all. */
  blocking: number;
}

const note = `{
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

/** A visitor's phone. Times that it returns are on the clock that all pages and this program share. */
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
    close: () => context.close(),

    /** What is noted once a page has taken the place of another, loaded and come to rest. */
    async settled(): Promise<Noted> {
      await pause(1_000);
      await evaluateInTab(
        tab,
        `document.readyState === 'complete' || new Promise((loaded) => addEventListener('load', loaded))`,
      );
      await pause(1_000);
      return evaluateInTab(tab, note);
    },

    /** Puts a finger on an element. Resolves to when it touched the screen and when it left it. */
    async tap(selector: string) {
      const { x, y } = await place(tab, selector);
      const down = now();
      const touch = await tab.touchscreen.touchStart(x, y);
      await pause(tapTime);
      const up = now();
      await touch.end();
      return { down, up };
    },

    /** Rests the mouse on an element and presses it. Resolves to when it was let go. */
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

    /** When an expression became true, in this page or in the one that it leads to. */
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
