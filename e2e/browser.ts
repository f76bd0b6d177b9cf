import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import puppeteer, { type Page } from 'puppeteer-core';

/** Where Debian and its relatives install Chromium, and its build that never shows a window. */
const systemChromium = '/usr/bin/chromium';
const systemHeadlessShell = '/usr/bin/chromium-headless-shell';

/** Chromium as visitors have it: the system's where there is one, Playwright's own elsewhere. */
export function chromiumPath(): string {
  return existsSync(systemChromium) ? systemChromium : chromium.executablePath();
}

/** The browser reaches no host but this machine. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/**
 * Launches the headless shell, as Playwright does of its own accord. It costs half of what Chromium
 * does, but it neither prerenders nor has a back/forward cache.
 */
export const launchOptions: LaunchOptions = {
  executablePath: [systemHeadlessShell, systemChromium].find((file) => existsSync(file)),
  args: chromiumArgs,
};

/**
 * Starts Chromium under Puppeteer, which attaches to tabs and so lets pages be prerendered in them.
 * Playwright attaches to pages: Chromium prerenders nothing for it.
 */
export function launchChromium(...args: string[]) {
  return puppeteer.launch({ executablePath: chromiumPath(), args: [...chromiumArgs, ...args] });
}

/**
 * Evaluates an expression in the page that a tab shows. Puppeteer's `evaluate` no longer works when
 * a prerendered page has taken more than 100 ms to replace the one before it.
 */
export async function evaluateInTab<Value>(tab: Page, expression: string): Promise<Value> {
  const session = await tab.createCDPSession();
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(`${expression}: ${result.description}`);
  await session.detach();
  return result.value;
}
