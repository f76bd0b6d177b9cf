import { existsSync } from 'node:fs';

import type { LaunchOptions } from '@playwright/test';

/** Where Debian and its relatives install Chromium. */
export const systemChromium = '/usr/bin/chromium';

/**
 * Launches the system's Chromium where there is one, Playwright's own elsewhere. It reaches no
 * host but this machine.
 */
export const launchOptions: LaunchOptions = {
  ...(existsSync(systemChromium) && { executablePath: systemChromium }),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ],
};
