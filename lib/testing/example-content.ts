import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

/**
 * A small sound set of content files for tests, by path: the owner's own may change at any time,
 * and no test may break when it does.
 */
export const exampleContent: Record<string, string> = {
  'content/business.ts': `
import { businessSchema } from '../lib/content/business';
import { defineContent } from '../lib/content/define-content';

export const business = defineContent('content/business.ts', businessSchema, {
  name: 'Hill & Daughter',
  phone: '020 7946 0123',
  email: 'hello@example.com',
  siteAddress: 'https://www.example.com',
  locality: 'Whitby',
  formService: { name: 'Formspree', address: 'https://formspree.io', formId: 'example' },
  privacy: { responsible: 'Jo Hill', kept: 'for 12 months' },
});
`,
  'content/pages.ts': `
import { defineContent } from '../lib/content/define-content';
import { pagesSchema } from '../lib/content/pages';

const words = { title: 'Title', description: 'Description.', heading: 'Heading', lead: 'Lead.' };

export const pages = defineContent('content/pages.ts', pagesSchema, {
  about: {
    ...words,
    servicesHeading: 'What we clean',
    services: [
      { name: 'Gutters', leadsTo: 'gutter-cleaning' },
      { name: 'First Cleans', leadsTo: 'first-clean' },
    ],
    exampleHeading: 'For example',
    stepsHeading: 'How it goes',
    steps: [{ title: 'Call or write', text: 'Say what to clean.' }],
  },
  services: words,
  prices: { ...words, estimatorHeading: 'Your price' },
  contact: { ...words, formHeading: 'Send a message' },
  faq: { ...words, empty: 'Nothing yet.' },
  notFound: words,
});
`,
  'content/photos.ts': `
import { defineContent } from '../lib/content/define-content';
import { photosSchema } from '../lib/content/photos';

export const photos = defineContent('content/photos.ts', photosSchema, [
  { file: 'house.jpg', alt: 'A house.', illustration: true },
  { file: 'gutter.jpg', alt: 'A gutter.', illustration: false },
]);
`,
  'content/prices.ts': `
import { defineContent } from '../lib/content/define-content';
import { priceGuideSchema } from '../lib/content/price-guide';

export const priceGuide = defineContent('content/prices.ts', priceGuideSchema, {
  headings: { semiDetached: 'Semi', detached: 'Detached', additionalServices: 'More' },
  semiDetached: [
    { property: '2 Bed', fourWeeks: 11, eightWeeks: 17, extension: 2, conservatory: 5 },
    { property: '3 Bed', fourWeeks: 12.5, eightWeeks: 18, extension: 2, conservatory: 5 },
  ],
  detached: [
    { property: '3 Bed', fourWeeks: 14, eightWeeks: 20, extension: 2, conservatory: 5 },
    { property: '4 Bed', fourWeeks: 15, eightWeeks: 21, extension: 2, conservatory: 5 },
  ],
  additionalServices: [
    {
      property: 'Terraced',
      houses: ['Semi 2 Bed'],
      gutterClearing: { without: 50, with: 70 },
      gutterFasciaSoffits: { without: 60, with: 80 },
    },
  ],
  windowsInsideTimes: 2,
  conservatoryRoof: { perPanel: 5, minimum: 40 },
  workedExample: {
    houseType: 'semiDetached',
    property: '3 Bed',
    frequency: 'eightWeeks',
    extension: true,
    conservatory: true,
  },
  notes: {
    guide: 'Prices are guides and may vary.',
    quoted: 'Guide prices; the rest is quoted.',
    firstClean: { title: 'First clean', text: 'On request.' },
    restorationClean: { title: 'Restoration clean', text: 'On request.' },
  },
});
`,
  'content/questions.ts': `
import { defineContent } from '../lib/content/define-content';
import { questionsSchema } from '../lib/content/questions';

export const questions = defineContent('content/questions.ts', questionsSchema, [
  { id: 'rain', question: 'What if it rains?', answer: 'We come all the same.' },
  { id: 'inside', question: 'Do you clean inside?', answer: 'Yes, on request.' },
]);
`,
  'content/services.ts': `
import { defineContent } from '../lib/content/define-content';
import { servicesSchema } from '../lib/content/services';

export const services = defineContent('content/services.ts', servicesSchema, [
  {
    id: 'window-cleaning',
    title: 'Window Cleaning',
    description: 'Windows are washed.',
    photo: 'house.jpg',
    price: 'windowCleaning',
  },
  {
    id: 'gutter-cleaning',
    title: 'Gutter Cleaning',
    description: 'Gutters are cleared.',
    photo: 'gutter.jpg',
    price: 'gutterClearing',
  },
]);
`,
};

/** Writes the example and its pictures into a new folder that can be checked like the project's. */
export async function writeExampleProject(): Promise<string> {
  const projectDir = await mkdtemp(path.join(os.tmpdir(), 'content-'));
  await mkdir(path.join(projectDir, 'content/photos'), { recursive: true });
  await symlink(path.resolve('lib'), path.join(projectDir, 'lib'), 'junction');
  await restoreExampleProject(projectDir);
  return projectDir;
}

/** Undoes what a test changed in the example's files. */
export async function restoreExampleProject(projectDir: string): Promise<void> {
  for (const [file, source] of Object.entries(exampleContent)) {
    await writeFile(path.join(projectDir, file), source);
  }
  for (const file of ['house.jpg', 'gutter.jpg']) {
    await writeFile(path.join(projectDir, 'content/photos', file), await picture(800));
  }
}

/** A plain JPEG of that width. */
export function picture(width: number): Promise<Buffer> {
  const create = { width, height: 600, channels: 3, background: '#cfe6ec' } as const;
  return sharp({ create }).jpeg().toBuffer();
}
