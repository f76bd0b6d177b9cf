import puppeteer, { type Browser } from 'puppeteer-core';

import { chromiumArgs, chromiumPath } from './browser';

/**
 * Starts Chromium under Puppeteer, which attaches to tabs and so lets pages be prerendered in them.
 * Playwright attaches to pages: Chromium prerenders nothing for it.
 */
export function launchChromium(...args: string[]): Promise<Browser> {
  return puppeteer.launch({
    executablePath: chromiumPath,
    args: [...chromiumArgs, ...args],
  });
}
