import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, launchOptions } from '../chromium';
import type { Subject } from './release';

/** For owners: tries a release before and after it is published. */
export default defineConfig<object, { subject: Subject }>({
  outputDir: '../results/smoke',
  reporter: './one-line-reporter.ts',
  timeout: 180_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    // Chromium obeys only the last of two such rules: an empty one lets it reach the host.
    launchOptions: { ...launchOptions, args: [...chromiumArgs, '--host-resolver-rules='] },
  },
  projects: (['out', 'published'] as const).flatMap((subject) => [
    { name: `host of ${subject}`, testMatch: 'host.spec.ts', use: { subject } },
    {
      name: subject,
      testMatch: 'smoke.spec.ts',
      use: { subject },
      dependencies: [`host of ${subject}`],
    },
  ]),
});
