import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { startFormService } from '../lib/commands/stand-in-form-service';
import { startPreviewServer } from '../lib/commands/preview-server';
import { standInService } from '../lib/site/build-kind';
import { everyFact } from '../lib/testing/every-fact';
import { writtenWith, type Change } from '../lib/testing/example';
import { longest } from '../lib/testing/price-lists';

/** What tends to break software: characters that mean something to some, and a word as wide as a phone. */
const odd = `"Bob's" A+ < Glass & Son (£5) $1 $&`;
export const wide = 'W'.repeat(36);

const { business, pages, questions, reviews, services } = writtenWith(everyFact);
const { memberships = [], notices = [], people = [], profiles = [], promises = [] } = business;

/** Odd texts, most of them beside the texts of every fact; a logo, a colour and text messages. */
const oddTexts: Change = {
  business: {
    name: odd,
    logo: 'logo.svg',
    accentColour: '#003366',
    textMessages: true,
    promises: [...promises.slice(0, 2), '100% \\n 🪟', wide],
    people: people.map((person, index) =>
      index === 0 ? person : { ...person, name: 'W'.repeat(20), text: 'W'.repeat(120) },
    ),
    memberships: [
      ...memberships,
      { name: wide, number: wide, link: 'https://guild.example.com/2' },
    ],
    profiles: [...profiles, { name: wide, link: 'https://social.example.com/w' }],
    notices: [...notices, { text: wide, lastDay: '2099-11-30' }],
  },
  pages: {
    home: {
      ...pages.home,
      steps: [...pages.home.steps.slice(0, 2), { title: wide, text: odd }],
    },
    faq: { ...pages.faq, heading: wide, lead: odd },
  },
  priceGuide: {
    extrasHeading: wide,
    extras: [
      ...longest.priceGuide.extras,
      { id: 'odd', name: odd, price: { each: 9_999.99, unit: 'm²', units: 'm²' }, note: wide },
    ],
  },
  services: [
    {
      id: 'own',
      title: `${odd} 2`,
      description: wide,
      photo: 'pole.png',
      price: 9_999.99,
      note: odd,
    },
    ...services,
  ],
  questions: [
    ...questions,
    ...Array.from({ length: 9 }, (_, index) => ({
      question: `${wide} ${index}`,
      answer: [odd, wide],
      group: wide,
    })),
  ],
  reviews: [...reviews, { name: wide, text: odd, month: '2026-08', source: wide }],
};

/** The sites that tests visit, each with its changes to the example's content. */
export const changes = {
  example: [],
  /** Every fact, the longest price list and odd texts. */
  'every-fact': [everyFact, longest, oddTexts],
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
