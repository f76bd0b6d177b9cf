import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/** Where Debian and its relatives install Chromium, and its smaller build without windows. */
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

const executablePath = [systemHeadlessShell, systemChromium].find((file) => existsSync(file));

/**
 * Launches the headless shell, as Playwright does of its own accord. It costs half of what Chromium
 * does, but it neither prerenders nor has a back/forward cache.
 */
export const launchOptions: LaunchOptions = {
  ...(executablePath && { executablePath }),
  args: chromiumArgs,
};
