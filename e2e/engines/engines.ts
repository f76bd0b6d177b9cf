import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { chromiumArgs, chromiumPath } from '../chromium';
import { withPuppeteer } from './puppeteer';
import { startWebKit } from './webkit';

const firefox = '/usr/bin/firefox-esr';
const webKitDriver = '/usr/bin/WebKitWebDriver';

/** The three engines of visitors' browsers, and the executables that they need: Debian's, except for Chromium. */
export const engines = {
  Chromium: {
    files: () => [chromiumPath()],
    // Puppeteer loses track of a prerendered page that is slow to replace the current one.
    start: async (cachesPages: boolean) => {
      const disabled = cachesPages ? 'Prerender2' : 'Prerender2,BackForwardCache';
      return withPuppeteer(
        await puppeteer.launch({
          executablePath: chromiumPath(),
          args: [...chromiumArgs, `--disable-features=${disabled}`],
        }),
      );
    },
  },
  Firefox: {
    files: () => [firefox],
    start: async (cachesPages: boolean) => {
      const extraPrefsFirefox = cachesPages
        ? {}
        : { 'browser.sessionhistory.max_total_viewers': 0 };
      const options = { browser: 'firefox', executablePath: firefox, extraPrefsFirefox } as const;
      return withPuppeteer(await puppeteer.launch(options));
    },
  },
  WebKit: {
    files: () => [webKitDriver, '/usr/bin/Xvfb'],
    start: (cachesPages: boolean) => startWebKit(webKitDriver, cachesPages),
  },
};

export type EngineName = keyof typeof engines;
export const engineNames = Object.keys(engines) as EngineName[];

/** Whether every executable of an engine exists. */
export function isInstalled(name: EngineName): boolean {
  return engines[name].files().every((file) => existsSync(file));
}
