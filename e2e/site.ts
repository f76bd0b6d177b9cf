import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { startFormService } from '../lib/commands/stand-in-form-service';
import { startFileServer } from '../lib/commands/file-server';
import { standInService } from '../lib/site/build-kind';
import { everyFact } from '../lib/testing/every-fact';
import type { Change } from '../lib/testing/sample';
import { longest } from '../lib/testing/price-guides';

/** Old addresses of every kind. Some characters have a special meaning to Apache. */
const oldAddresses = [
  { from: '/gutters.html', to: '/services#gutter-cleaning' },
  { from: '/shop/A+B%20(c)%20[d]%20$1%20{e}%20^.html', to: '/prices' },
  { from: '/Our%20prices.php', to: '/prices' },
  { from: '/100%25/', to: '/about' },
];

/** The sites that tests visit, each with its changes to the sample content. `npm run pictures` builds another. */
export const changes = {
  sample: [{ business: { oldAddresses } }],
  fullest: [everyFact, longest],
} satisfies Record<string, Change[]>;

export type SiteName = keyof typeof changes;
export const siteNames = Object.keys(changes) as SiteName[];

/** For building a site: a test that knows its project's site by name, and does not serve it. */
export const setup = base.extend<object, { site: SiteName }>({
  site: ['sample', { option: true, scope: 'worker' }],
});

type ServedSite = {
  /** Where the site's setup project put it. */
  siteFolder: string;
  /** A stand-in for the form service. The site's form posts to it. */
  standIn: Awaited<ReturnType<typeof startFormService>>;
  /** Where the worker serves the site. */
  origin: string;
};

/** A test of a site that its worker serves at `baseURL`, together with a form service. */
export const test = setup.extend<object, ServedSite>({
  siteFolder: [
    async ({ site }, use, { project }) => use(await realpath(path.join(project.outputDir, site))),
    { scope: 'worker' },
  ],

  standIn: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires one.
    async ({}, use) => {
      const service = await startFormService({ port: 0 });
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],

  origin: [
    async ({ siteFolder, standIn }, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
      await cp(siteFolder, folder, { recursive: true });
      const page = path.join(folder, 'contact.html');
      const text = await readFile(page, 'utf8');
      await writeFile(page, text.replaceAll(standInService, standIn.url));
      const { url, close } = await startFileServer({ folder, port: 0 });
      await use(url);
      await close();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],

  baseURL: ({ origin }, use) => use(origin),
});
