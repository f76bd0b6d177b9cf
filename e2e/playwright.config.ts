import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../lib/publish/chromium';
import { engineNames, isInstalled } from './engines/engines';

export default defineConfig({
  testMatch: '**/*.spec.ts',
  // A folder for each run, since Playwright empties it at the start; workers inherit its name.
  outputDir: `results/${(process.env.TEST_RUN ??= `run-${process.pid}`)}`,
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  // One more than cores, on a machine with two: pages often wait for a reply or a frame.
  workers: '150%',
  retries: 0,
  // Long, to stop hangs only: how long a test takes depends on the machine.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: { baseURL: process.env.SITE_URL, screenshot: 'only-on-failure', launchOptions },
  projects: [
    { name: 'chromium', testIgnore: '**/e2e/engines/**', use: devices['Desktop Chrome'] },
    ...engineNames
      .filter(isInstalled)
      .map((name) => ({ name: `in ${name}`, testMatch: '**/e2e/engines/*.spec.ts' })),
  ],
});
