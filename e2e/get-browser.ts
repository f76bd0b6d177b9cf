/** Installs a browser for the tests if there is none. */
import { existsSync } from 'node:fs';

import { chromiumPath, systemChromium } from './browser';
import { installPackages, run } from './install-packages';

const playwright = 'node_modules/@playwright/test/cli.js';

if (!existsSync(chromiumPath) && !installPlaywrights() && !installDebians()) {
  console.error(`
There is no browser for the tests, and none could be installed. Either
connect to the internet and run "npx playwright install --with-deps chromium",
or install the package "chromium" of your Linux distribution as ${systemChromium}.
`);
  process.exitCode = 1;
}

function installPlaywrights(): boolean {
  if (!run(process.execPath, playwright, 'install', 'chromium')) return false;
  // Fresh servers and containers lack the system libraries that a browser needs.
  return process.getuid?.() === 0 && process.platform === 'linux'
    ? run(process.execPath, playwright, 'install-deps', 'chromium')
    : true;
}

function installDebians(): boolean {
  return installPackages('chromium', 'chromium-headless-shell') && existsSync(systemChromium);
}
