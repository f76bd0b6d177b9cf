import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/** Where Debian and its relatives install Chromium, and its smaller headless build. */
const systemChromium = '/usr/bin/chromium';
const systemHeadlessShell = '/usr/bin/chromium-headless-shell';

/** Chromium as visitors have it: the system's if there is one, otherwise Playwright's. */
export function chromiumPath(): string {
  return existsSync(systemChromium) ? systemChromium : chromium.executablePath();
}

/** The browser can reach only this machine. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

const executablePath = [systemHeadlessShell, systemChromium].find((file) => existsSync(file));

/**
 * Launches the headless shell, as Playwright does by default. It costs half as much as Chromium, but
 * does not prerender pages and has no back/forward cache.
 */
export const launchOptions: LaunchOptions = {
  ...(executablePath && { executablePath }),
  args: chromiumArgs,
};
