import { existsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer-core';
import { chromiumPath, launchChromium } from '../browser';
import { startWebKit } from './webkit';

/** One page in a browser with an empty profile: the little that every driver can do. */
export type Visitor = {
  /** Makes the window that wide, or as narrow as it gets: WebKit's MiniBrowser stops at about 450 px. */
  resize(width: number): Promise<void>;
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** The JSON value of an expression in the page. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Console errors and uncaught errors so far, with their file's address if known. */
  problems(): Promise<string[]>;
  leave(): Promise<void>;
};

/** A browser that is running; each visitor starts with nothing stored. */
export type RunningEngine = { visit(): Promise<Visitor>; close(): Promise<void> };

const firefox = '/usr/bin/firefox-esr';
const webKitDriver = '/usr/bin/WebKitWebDriver';

/** The three engines of visitors' browsers: the executables that they need, and Debian's packages of them. */
export const engines = {
  Chromium: {
    files: () => [chromiumPath()],
    packages: ['chromium', 'chromium-headless-shell'],
    // Puppeteer loses track of a prerendered page that is slow to replace the current one.
    start: async () => withPuppeteer(await launchChromium('--disable-features=Prerender2')),
  },
  Firefox: {
    files: () => [firefox],
    packages: ['firefox-esr'],
    start: async () =>
      withPuppeteer(await puppeteer.launch({ browser: 'firefox', executablePath: firefox })),
  },
  WebKit: {
    files: () => [webKitDriver, '/usr/bin/Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
    start: () => startWebKit(webKitDriver),
  },
};

export type EngineName = keyof typeof engines;
export const engineNames = Object.keys(engines) as EngineName[];

/** Whether every executable of an engine is there. */
export function isInstalled(name: EngineName): boolean {
  return engines[name].files().every((file) => existsSync(file));
}

function withPuppeteer(browser: Browser): RunningEngine {
  return {
    close: () => browser.close(),
    async visit() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('console', (message) => {
        const { url = '' } = message.location();
        if (message.type() === 'error') problems.push(`${message.text()} ${url}`);
      });
      page.on('pageerror', (error) => problems.push(String(error)));
      return {
        resize: (width) => page.setViewport({ width, height: 800 }),
        open: async (url) => void (await page.goto(url)),
        reload: async () => void (await page.reload()),
        // Puppeteer's own commands wait for ever for a page from the back/forward cache.
        back: () => page.evaluate('history.back()') as Promise<void>,
        forward: () => page.evaluate('history.forward()') as Promise<void>,
        click: (selector) => page.click(selector),
        type: (selector, text) => page.type(selector, text),
        evaluate: (expression) => page.evaluate(expression) as Promise<never>,
        problems: async () => problems,
        leave: () => context.close(),
      };
    },
  };
}
