import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from 'esbuild';
import { evaluate, type Devtools, type DevtoolsSession } from '../devtools';
import type { Watched } from './watch-page';

/** A visitor's phone with a page open. */
export interface Phone {
  open(url: string): Promise<void>;
  /** Waits until it is true of what is noted in the page, if it ever is. */
  until(isTrue: (watched: Watched) => boolean): Promise<Watched>;
  /** What is noted once the page has loaded and come to rest. */
  settled(): Promise<Watched>;
  /** Puts a finger or a mouse on an element, for so many milliseconds before it is pressed. */
  tap(selector: string): Promise<void>;
  point(selector: string, ahead: number): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Time from the last click to an event of the page that it led to, at that path if it is given. */
  sinceClick(event: 'firstPaint' | 'thanked', path?: string): Promise<number>;
  close(): Promise<void>;
}

const kilobit = 1000 / 8;
const patience = 30_000;
/** How long a finger rests on the screen when it taps. */
const tapTime = 100;

const watchPage = await build({
  entryPoints: [join(import.meta.dirname, 'watch-page.ts')],
  bundle: true,
  write: false,
});

/** Where a visitor comes from: another site, so that the browser needs a new process, as it does. */
export const searchEngine = 'http://search.example';

/**
 * A four-year-old phone on a poor mobile network, with nothing in its cache. Chromium delays each
 * request, not each packet: opening a connection and the slow start of TCP cost nothing here, so
 * outside every page with more or larger files is slower than measured, on every site alike.
 */
export async function startPhone(devtools: Devtools): Promise<Phone> {
  let clicked = 0;
  const tab = await devtools.openTab((page) => {
    page.on('Runtime.bindingCalled', ({ payload }) => (clicked = Number(payload)));
    return prepare(page);
  });
  await tab.page().send('Page.navigate', { url: searchEngine });
  await pause(500);
  const watched = async () => (await evaluate(tab.page(), 'watched')) as Watched;

  async function place(selector: string): Promise<{ x: number; y: number }> {
    const { x, y, width, height } = await evaluate(
      tab.page(),
      `{
        const element = document.querySelector(${JSON.stringify(selector)});
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        element.getBoundingClientRect().toJSON();
      }`,
    );
    return { x: x + width / 2, y: y + height / 2 };
  }

  async function until(isTrue: (watched: Watched) => boolean): Promise<Watched> {
    for (let waited = 0; waited < patience; waited += 20) {
      // While one page takes another's place, there is nobody to ask.
      const noted = await watched().catch(() => undefined);
      if (noted && isTrue(noted)) return noted;
      await pause(20);
    }
    throw new Error(`Waited in vain for ${isTrue}`);
  }

  async function tap(selector: string) {
    const touch = (type: string, touchPoints: object[]) =>
      tab.page().send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [await place(selector)]);
    await pause(tapTime);
    await touch('touchEnd', []).catch(ignoreEnd);
  }

  return {
    until,
    tap,
    async open(url) {
      await tab.page().send('Page.navigate', { url });
    },
    async settled() {
      await evaluate(
        tab.page(),
        `new Promise((loaded) => {
          const check = () => document.readyState === 'complete' ? loaded() : setTimeout(check, 50);
          check();
        })`,
      );
      await pause(1_000);
      return watched();
    },
    async point(selector, ahead) {
      const at = { ...(await place(selector)), button: 'left', clickCount: 1 };
      const { send } = tab.page();
      const mouse = (type: string) => send('Input.dispatchMouseEvent', { ...at, type });
      await mouse('mouseMoved');
      await pause(ahead);
      await mouse('mousePressed');
      await mouse('mouseReleased').catch(ignoreEnd);
    },
    async type(selector, text) {
      await tap(selector);
      await tab.page().send('Input.insertText', { text });
    },
    async sinceClick(event, path) {
      const noted = await until((now) => now[event] > 0 && (path ?? now.path) === now.path);
      return noted.start + noted[event] - clicked;
    },
    close: () => tab.close(),
  };
}

/** The page may be gone before it can answer the click that ends it. */
function ignoreEnd() {}

function prepare(page: DevtoolsSession): Promise<unknown> {
  return Promise.all([
    // Without it only pages are slowed, not what they load.
    page.send('Network.enable'),
    page.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1600 * kilobit,
      uploadThroughput: 750 * kilobit,
    }),
    page.send('Emulation.setCPUThrottlingRate', { rate: 4 }),
    page.send('Emulation.setDeviceMetricsOverride', {
      width: 390,
      height: 844,
      deviceScaleFactor: 3,
      mobile: true,
    }),
    page.send('Emulation.setTouchEmulationEnabled', { enabled: true }),
    page.send('Page.enable'),
    page.send('Runtime.enable'),
    page.send('Runtime.addBinding', { name: 'reportClick' }),
    page.send('Page.addScriptToEvaluateOnNewDocument', {
      source: watchPage.outputFiles[0]!.text,
    }),
  ]);
}
