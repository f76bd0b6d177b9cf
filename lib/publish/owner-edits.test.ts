import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Content } from '../content/read-content';
import { exampleContent } from '../testing/example-project';
import { renderSite } from '../testing/render-site';
import { useExampleProject } from '../testing/use-project';
import { advice } from './advice';
import { validateContent } from './validate-content';

const owner = useExampleProject();

/** What an owner does: the file, its text, what replaces it, and the page that then shows what. */
type Edit = [
  what: string,
  file: string,
  before: string | RegExp,
  after: string,
  route: string,
  read: string,
];

const edits: Edit[] = [
  [
    'a name with signs',
    'business',
    "'Hill & Daughter'",
    "'A+ Windows & Son (Whitby)'",
    '/',
    'A+ Windows & Son (Whitby)',
  ],
  [
    'another phone number',
    'business',
    '020 7946 0123',
    '01947 600 123',
    '/contact',
    'tel:+441947600123',
  ],
  [
    'another email address',
    'business',
    'hello@example.com',
    'jo@hill-cleaning.co.uk',
    '/faq',
    'mailto:jo@hill-cleaning.co.uk',
  ],
  [
    'another form service',
    'business',
    'formService: {',
    "formService: { name: 'Formulaire™',",
    '/contact',
    'go to Formulaire™',
  ],
  [
    'how long messages are kept',
    'business',
    "'for 12 months'",
    "'for 2 years'",
    '/contact',
    'for 2 years',
  ],
  ['a price', 'prices', 'fourWeeks: 15,', 'fourWeeks: 15.5,', '/prices', '£15.50'],
  ['a price with pence', 'prices', 'perPanel: 5,', 'perPanel: 5.05,', '/services', '£5.05 a panel'],
  ['a price of the example', 'prices', 'eightWeeks: 18', 'eightWeeks: 18.49', '/', '£25.49'],
  [
    'a house added',
    'prices',
    '  detached: [',
    "  detached: [\n{ property: 'Farmhouse', fourWeeks: 30, eightWeeks: 40, extension: 0, conservatory: 7 },",
    '/prices',
    'detached-farmhouse',
  ],
  [
    'a house removed',
    'prices',
    "{ property: '6 Bed', fourWeeks: 17.5, eightWeeks: 23.95, extension: 2.5, conservatory: 5 },",
    '',
    '/prices',
    'Detached',
  ],
  [
    'a house in a row of gutters',
    'prices',
    "houses: ['Detached 5 Bed']",
    "houses: ['Detached 5 Bed', 'Detached 6 Bed']",
    '/prices',
    'Detached 6 Bed',
  ],
  [
    'a row of gutters added',
    'prices',
    '  additionalServices: [',
    "  additionalServices: [\n{ property: 'Bungalow', houses: [], gutterClearing: { without: 45.5, with: 60 }, gutterFasciaSoffits: { without: 55, with: 65 } },",
    '/prices',
    '£45.50',
  ],
  [
    'another heading of a table',
    'prices',
    "'Additional Services'",
    "'Other Work'",
    '/prices',
    'Other Work',
  ],
  [
    'inside windows at three times',
    'prices',
    'windowsInsideTimes: 2',
    'windowsInsideTimes: 3',
    '/prices',
    'price × 3',
  ],
  [
    'another worked example',
    'prices',
    "frequency: 'eightWeeks'",
    "frequency: 'fourWeeks'",
    '/',
    '£19',
  ],
  [
    'no restoration cleans',
    'prices',
    /restorationClean: \{[^}]*\},/,
    '',
    '/services',
    'contact?about=window-restoration-cleans',
  ],
  ['no first cleans', 'prices', /firstClean: \{[^}]*\},/, '', '/', 'Fascia & Soffit Cleaning'],
  ['no line under the price', 'prices', /quoted: '[^']*',/, '', '/prices', 'Send this request'],
  [
    'a service renamed',
    'services',
    "'Gutter Cleaning'",
    "'Gutter Emptying'",
    '/',
    'Gutter Emptying',
  ],
  [
    'a short name changed',
    'services',
    "'Window Restoration'",
    "'Stain Removal'",
    '/',
    'Stain Removal',
  ],
  [
    'a service added',
    'services',
    'servicesSchema, [',
    "servicesSchema, [\n{ id: 'solar', title: 'Solar Panels', description: 'Washed.', photo: 'pole.png', price: 'onRequest' },",
    '/',
    '/services#solar',
  ],
  [
    'a service removed',
    'services',
    /\{\s*id: 'gutter-cleaning'[^}]*\},/,
    '',
    '/',
    'Conservatory Cleaning',
  ],
  [
    'a service with another price',
    'services',
    "price: 'gutterClearing'",
    "price: 'onRequest'",
    '/services',
    'contact?about=gutter-cleaning',
  ],
  [
    'services in another order',
    'pages',
    "'traditional-window-cleaning',",
    '',
    '/',
    'Traditional Window Cleaning',
  ],
  [
    'a question added',
    'questions',
    'questionsSchema, [',
    "questionsSchema, [\n{ id: 'up', question: 'Up?', answer: 'Yes.' },",
    '/faq',
    'Up?',
  ],
  [
    'no questions',
    'questions',
    /\[\s*\{[^]*\}\s*,?\s*\]/,
    '[]',
    '/faq',
    'There are no questions here yet.',
  ],
  [
    'a photo of the owner’s own work',
    'photos',
    'illustration: true',
    'illustration: false',
    '/',
    'A brick house',
  ],
  [
    'another description of a photo',
    'photos',
    "'Leaves in a black gutter.'",
    '"Jo\'s vacuum & a gutter"',
    '/services',
    "Jo's vacuum & a gutter",
  ],
  [
    'another lead',
    'pages',
    "'All of them can be booked once or as often as you like.'",
    "'50% < 100%'",
    '/services',
    '50% < 100%',
  ],
  ['a step removed', 'pages', /\{\s*title: 'Agree[^}]*\},/, '', '/', 'Leave it to us'],
  [
    'another heading of the form',
    'pages',
    "'SEND US A MESSAGE'",
    "'Write to us'",
    '/contact',
    'Write to us',
  ],
];

/** The files after some edits. */
function edited(some: Edit[]): Record<string, string> {
  const files = { ...exampleContent };
  for (const [what, name, before, after] of some) {
    const file = `content/${name}.ts`;
    const source = files[file]!.replace(before, () => after);
    expect(source, what).not.toBe(files[file]);
    files[file] = source;
  }
  return files;
}

async function site(some: Edit[]): Promise<Record<string, string>> {
  for (const [file, source] of Object.entries(edited(some))) {
    await writeFile(path.join(owner, file), source);
  }
  const { content, problems } = await validateContent(owner);
  expect(problems).toEqual([]);
  expect(advice(content as Content).length).toBeGreaterThan(0);
  return renderSite(content as Content);
}

/** The HTML without React's markers and escapes. */
function read(html: string): string {
  return html
    .replaceAll('<!-- -->', '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<');
}

it.each(edits)('%s', async (...edit) => {
  const [, , , , route, words] = edit;
  expect(read((await site([edit]))[route]!)).toContain(words);
});

it('all edits together, except those that undo each other', async () => {
  const undoing = [
    'a house removed',
    'another worked example',
    'a service removed',
    'no questions',
  ];
  const together = edits.filter(([what]) => !undoing.includes(what));
  expect(together.length).toBeGreaterThanOrEqual(28);
  const pages = await site(together);
  for (const [what, , , , route, words] of together) {
    expect(read(pages[route]!), what).toContain(words);
  }
});

it('a service that is no longer offered is gone from every page, with every link to it', async () => {
  const gone = edits.filter(([what]) => /^(no (rest|first|line)|a service removed)/.test(what));
  const pages = Object.values(await site(gone)).join();
  expect(pages).not.toMatch(/first-clean|restoration-clean"|About these cleans|gutter-cleaning/);
});
