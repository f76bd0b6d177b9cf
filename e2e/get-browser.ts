/** Installs a browser for the tests if there is none; with `engines`, every engine that is missing. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumPath, systemChromium } from './browser';
import { type EngineName, engines, isInstalled } from './engines/engines';

const isRoot = process.getuid?.() === 0;

if (process.argv[2] === 'engines') {
  const missing = () => (Object.keys(engines) as EngineName[]).filter((name) => !isInstalled(name));
  installPackages(...missing().flatMap((name) => engines[name].packages));
  for (const name of missing()) {
    const packages = engines[name].packages.join(' and ');
    console.error(`${name} is not tried: it is not installed. On Debian, install ${packages}.`);
    if (process.env.CI) process.exitCode = 1;
  }
} else if (!existsSync(chromiumPath) && !installPlaywrightBrowser()) {
  installPackages('chromium', 'chromium-headless-shell');
  if (!existsSync(systemChromium)) {
    console.error(`
There is no browser for the tests, and none could be installed. Either
connect to the internet and run "npx playwright install --with-deps chromium",
or install the package "chromium" of your Linux distribution.
`);
    process.exitCode = 1;
  }
}

/** Installs Playwright's own browser, and the system libraries that fresh servers and containers lack. */
function installPlaywrightBrowser(): boolean {
  const playwright = (command: string) =>
    run(process.execPath, 'node_modules/@playwright/test/cli.js', command, 'chromium');
  const lacksLibraries = isRoot && process.platform === 'linux';
  return playwright('install') && (!lacksLibraries || playwright('install-deps'));
}

/** Installs Debian packages, as only root can. */
function installPackages(...names: string[]) {
  if (!isRoot || names.length === 0) return;
  run('apt-get', 'update');
  run('apt-get', 'install', '--yes', '--no-install-recommends', ...names);
}

/** Runs a command with its output in the terminal, and tells whether it succeeded. */
function run(command: string, ...args: string[]): boolean {
  console.log(`> ${[command, ...args].join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}
