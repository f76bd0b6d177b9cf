import { defineConfig, devices } from '@playwright/test';

import { launchOptions } from './browser';
import { engines } from './engines/engines';
import type { WorkerOptions } from './engines/test';
import { siteUrl } from '../lib/preview/ports';

export default defineConfig<object, WorkerOptions>({
  testMatch: '**/*.spec.ts',
  outputDir: 'results',
  fullyParallel: true,
  retries: 0,
  // Against hangs only: how long a test takes is the machine's affair.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: { baseURL: siteUrl, trace: 'retain-on-failure', launchOptions },
  projects: [
    { name: 'chromium', testIgnore: '**/e2e/engines/**', use: devices['Desktop Chrome'] },
    ...engines.map(({ name }) => ({
      name: `in ${name}`,
      testMatch: '**/e2e/engines/*.spec.ts',
      use: { engineName: name },
    })),
  ],
  webServer: {
    command: 'npx tsx lib/preview/start.ts --no-build',
    cwd: '..',
    url: siteUrl,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
  },
});
