import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { startFormService } from '../lib/preview/stand-in-form-service';
import { startPreviewServer } from '../lib/preview/preview-server';
import { standInService } from '../lib/site/build-kind';
import { everyFact } from '../lib/testing/every-fact';
import { writtenExample, type Change } from '../lib/testing/example';
import { longest, noHomes } from '../lib/testing/price-lists';

/** What tends to break software: characters that mean something to some, and a word as wide as a phone. */
const odd = `"Bob's" A+ < Glass & Son (£5) $1 $&`;
const wide = 'W'.repeat(36);

const oddTexts: Change = {
  business: {
    name: odd,
    logo: 'logo.svg',
    accentColour: '#003366',
    textMessages: true,
    email: `${'m'.repeat(40)}@${'hill-and-daughter.'.repeat(6)}co.uk`,
    siteAddress: `https://${'w'.repeat(60)}.co.uk`,
    promises: [wide, '100% \\n 🪟'],
    people: ['W', 'M'].map((letter) => ({
      name: letter.repeat(20),
      photo: 'pole.png',
      text: letter.repeat(120),
    })),
    memberships: [{ name: wide, number: wide, link: 'https://guild.example.com/1234' }],
    profiles: [{ name: wide, link: 'https://social.example.com/hill' }],
    notices: [{ text: wide, lastDay: '2099-11-30' }],
  },
  pages: {
    about: {
      ...writtenExample.pages.about,
      heading: wide,
      steps: [{ title: wide, text: odd }],
    },
    faq: { ...writtenExample.pages.faq, heading: wide, lead: odd },
  },
  priceGuide: {
    extrasHeading: wide,
    extras: [
      ...noHomes.priceGuide.extras,
      { id: 'odd', name: odd, price: 9_999.99, note: wide },
      { id: 'wide', name: wide, price: { each: 9_999.99, unit: 'm²' } },
    ],
  },
  services: [
    ...noHomes.services,
    {
      id: 'own',
      title: `${odd} 2`,
      description: wide,
      photo: 'pole.png',
      price: 9_999.99,
      note: odd,
    },
  ],
  questions: Array.from({ length: 9 }, (_, index) => ({
    question: `${wide} ${index}`,
    answer: [odd, wide],
    group: wide,
  })),
  reviews: [{ name: wide, text: odd, month: '2026-08', source: wide }],
};

/** The sites that tests visit, each with its changes to the example's content. */
export const changes = {
  example: [],
  /** Every fact and the longest price list. */
  full: [everyFact, longest],
  /** Every fact and no homes: none of its services has the price of one. Many of its texts are odd. */
  extras: [everyFact, noHomes, oddTexts],
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
  /** A stand-in for the form service, which the form of the site posts to. */
  standIn: Awaited<ReturnType<typeof startFormService>>;
  /** Where the worker serves it. */
  siteAddress: string;
};

/** A test of a site that its worker serves, as `baseURL`, together with a form service. */
export const test = setup.extend<object, ServedSite>({
  siteFolder: [
    async ({ site }, use, { project }) => use(await realpath(path.join(project.outputDir, site))),
    { scope: 'worker' },
  ],

  standIn: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants one.
    async ({}, use) => {
      const service = await startFormService({ port: 0 });
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],

  siteAddress: [
    async ({ siteFolder, standIn }, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
      await cp(siteFolder, folder, { recursive: true });
      for (const file of ['contact.html', '_headers'].map((name) => path.join(folder, name))) {
        const text = await readFile(file, 'utf8');
        await writeFile(file, text.replaceAll(standInService, standIn.url));
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
