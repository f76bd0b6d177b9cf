import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { startFormService } from '../lib/preview/stand-in-form-service';
import { startPreviewServer } from '../lib/preview/preview-server';
import { standInService as defaultService } from '../lib/site/build-kind';
import { sites } from '../lib/testing/sites';
import type { Change } from '../lib/testing/example';

/** The sites that tests visit, each with its changes to the example's content. */
export const changes = {
  example: [],
  /** Every fact and the longest price list. */
  full: [sites.full, sites.longest],
  /** Every fact, and no homes: none of its services has the price of one. */
  extras: [sites.full, sites['no homes, but driveways and gutters']],
  odd: [sites.odd],
} satisfies Record<string, Change[]>;

export type SiteName = keyof typeof changes;
export const siteNames = Object.keys(changes) as SiteName[];

/** A test that knows which site its project is about, and needs none. */
export const setup = base.extend<object, { site: SiteName }>({
  site: ['example', { option: true, scope: 'worker' }],
});

type ServedSite = {
  /** Where its setup project has put it. */
  siteFolder: string;
  /** The address of a stand-in for the form service, which the form of the site posts to. */
  standInService: string;
  /** Where the worker serves it. */
  siteAddress: string;
};

/** A test of a site that its worker serves, as `baseURL`, together with a form service. */
export const test = setup.extend<object, ServedSite>({
  siteFolder: [
    async ({ site }, use, { project }) => use(await realpath(path.join(project.outputDir, site))),
    { scope: 'worker' },
  ],

  standInService: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants one.
    async ({}, use) => {
      const { url, close } = await startFormService({ port: 0 });
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],

  siteAddress: [
    async ({ siteFolder, standInService }, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
      await cp(siteFolder, folder, { recursive: true });
      for (const file of ['contact.html', '_headers'].map((name) => path.join(folder, name))) {
        const text = await readFile(file, 'utf8');
        await writeFile(file, text.replaceAll(defaultService, standInService));
      }
      const { url, close } = await startPreviewServer({ folder, port: 0 });
      await use(url);
      await close();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],

  baseURL: ({ siteAddress }, use) => use(siteAddress),
});
