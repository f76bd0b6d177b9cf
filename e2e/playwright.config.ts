import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './chromium';
import { engineNames, isInstalled } from './engines/engines';
import type { EngineOptions } from './engines/test';
import { canTry, hostNames, type HostName } from './hosts/start-host';
import { siteNames, type SiteName } from './site';

const otherSites = siteNames.filter((site) => site !== 'sample');

type Options = EngineOptions & { site: SiteName; host: HostName | undefined };

export default defineConfig<object, Options>({
  // Each run has its own folder, since Playwright empties it at the start. Workers inherit its name.
  outputDir: `results/${(process.env.TEST_RUN ??= `run-${process.pid}`)}`,
  fullyParallel: true,
  // More workers than cores, since pages often wait for a reply or a frame.
  workers: '150%',
  retries: 0,
  // Long, so that it stops only hangs: how long a test takes depends on the machine.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: { screenshot: 'only-on-failure', launchOptions },
  projects: [
    ...siteNames.map((site) => ({
      name: `build ${site}`,
      testMatch: 'build.setup.ts',
      timeout: 900_000,
      use: { site },
      // The other sites reuse the sample's encoded pictures.
      dependencies: site === 'sample' ? [] : ['build sample'],
    })),
    {
      name: 'on sample',
      testMatch: '**/*.spec.ts',
      testIgnore: ['**/e2e/engines/**', '**/e2e/hosts/**', '**/e2e/sites/**'],
      use: devices['Desktop Chrome'],
      dependencies: ['build sample'],
    },
    ...otherSites.map((site) => ({
      name: `on ${site}`,
      testMatch: `**/e2e/sites/${site}/*.spec.ts`,
      use: { ...devices['Desktop Chrome'], site },
      dependencies: [`build ${site}`],
    })),
    ...engineNames.filter(isInstalled).map((name) => ({
      name: `in ${name}`,
      use: { engineName: name },
      testMatch: '**/e2e/engines/*.spec.ts',
      dependencies: ['build sample', 'build fullest'],
    })),
    ...engineNames.filter(isInstalled).map((name) => ({
      name: `in ${name} without cached pages`,
      testMatch: '**/e2e/engines/drafts.spec.ts',
      use: { engineName: name, cachesPages: false },
      dependencies: ['build sample'],
    })),
    ...hostNames.map((host) => ({
      name: `hosts ${host}`,
      testMatch: canTry(host)
        ? `**/e2e/{release/*,hosts/hosts,hosts/${host.split(',')[0]}}.spec.ts`
        : [],
      // As a proxy in front of the host would send it.
      use: {
        ...devices['Desktop Chrome'],
        host,
        extraHTTPHeaders: { 'x-forwarded-proto': 'https' },
      },
      dependencies: ['build sample'],
    })),
  ],
});
