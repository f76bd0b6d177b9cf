import { existsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer-core';
import { chromiumPath } from '../../lib/publish/chromium';
import { launchChromium } from '../browser';
import { startWebKit } from './webkit';

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

/** A browser that is running; each visitor starts with nothing stored. */
export type RunningEngine = ReturnType<typeof withPuppeteer>;

/** One page in a browser with an empty profile: the little that every driver can do. */
export type Visitor = Awaited<ReturnType<RunningEngine['visit']>>;

function withPuppeteer(browser: Browser) {
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
        /** Makes the window that wide, or as narrow as it gets: WebKit's stops at about 450 px. */
        resize: (width: number): Promise<unknown> => page.setViewport({ width, height: 800 }),
        open: (url: string): Promise<unknown> => page.goto(url),
        reload: (): Promise<unknown> => page.reload(),
        // Puppeteer's own commands wait for ever for a page from the back/forward cache.
        back: () => page.evaluate('history.back()'),
        forward: () => page.evaluate('history.forward()'),
        click: (selector: string) => page.click(selector),
        type: (selector: string, text: string) => page.type(selector, text),
        /** The JSON value of an expression in the page. */
        evaluate: (expression: string) => page.evaluate(expression),
        /** Console errors and uncaught errors so far, with their file's address if known. */
        problems: async () => problems,
        leave: () => context.close(),
      };
    },
  };
}
