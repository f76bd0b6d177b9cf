import { existsSync } from 'node:fs';

import puppeteer from 'puppeteer-core';

import { chromiumPath } from '../browser';
import { launchChromium } from '../launch-chromium';
import { puppeteerEngine } from './puppeteer-engine';
import type { RunningEngine } from './visitor';
import { startWebKit } from './webkit-engine';

interface Engine {
  name: string;
  /** Executables that it needs. */
  files: string[];
  /** Debian packages that provide them. */
  packages: string[];
  start(): Promise<RunningEngine>;
}

const firefox = '/usr/bin/firefox-esr';
const webKitDriver = '/usr/bin/WebKitWebDriver';
const miniBrowser = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

/** The three engines of visitors' browsers, as packaged by Debian. */
export const engines: Engine[] = [
  {
    name: 'Chromium',
    files: [chromiumPath],
    packages: ['chromium'],
    // Puppeteer loses track of a prerendered page that is slow to replace the current one.
    start: async () => puppeteerEngine(await launchChromium('--disable-features=Prerender2')),
  },
  {
    name: 'Firefox',
    files: [firefox],
    packages: ['firefox-esr'],
    start: async () =>
      puppeteerEngine(await puppeteer.launch({ browser: 'firefox', executablePath: firefox })),
  },
  {
    name: 'WebKit',
    files: [webKitDriver, miniBrowser, '/usr/bin/Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
    start: () => startWebKit(webKitDriver, miniBrowser),
  },
];

export function findEngine(wanted: string): Engine {
  return engines.find(({ name }) => name === wanted)!;
}

/** Executables of an engine that are not installed. */
export function missingFiles({ files }: Engine): string[] {
  return files.filter((file) => !existsSync(file));
}
