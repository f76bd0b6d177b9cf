import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { validateContent } from './validate-content';
import { printProblem } from '../content/problem';
import { plainPicture } from '../testing/example-pictures';
import { exampleContent } from '../testing/example-project';
import { useExampleProject } from '../testing/use-project';

const owner = useExampleProject();

function put(file: string, content: string | Buffer) {
  return writeFile(path.join(owner, file), content);
}

async function problems() {
  return (await validateContent(owner)).problems.map(printProblem);
}

it('valid content has no problems', async () => {
  const { content, problems } = await validateContent(owner);
  expect(problems).toEqual([]);
  expect(content.priceGuide?.detached?.[3]?.fourWeeks).toBe(1750);
});

/** File, its text, what replaces it, and what the owner is told. */
type Mutation = [file: string, before: string, after: string, ...told: string[]];

const business: Mutation[] = [
  ['business', "'Hill & Daughter'", "''", 'name must be text of 1 to 60 characters, not ""'],
  [
    'business',
    "'Hill & Daughter'",
    `'${'Hill '.repeat(15)}'`,
    `name must be text of 1 to 60 characters, not "${'Hill '.repeat(12)}…" (74 characters)`,
  ],
  [
    'business',
    "'020 7946 0123'",
    "'07700-900-123'",
    'phone must be a UK phone number with digits and spaces only, like 07700 900123, not "07700-900-123"',
  ],
  [
    'business',
    "'020 7946 0123'",
    "'+44 20 7946 0123'",
    'phone must be a UK phone number with digits and spaces only, like 07700 900123, not "+44 20 7946 0123"',
  ],
  [
    'business',
    "'020 7946 0123'",
    "'07700 90012'",
    'phone must be a UK phone number with digits and spaces only, like 07700 900123, not "07700 90012"',
  ],
  [
    'business',
    "'020 7946 0123'",
    '7700900123',
    'phone must be a UK phone number with digits and spaces only, like 07700 900123, not 7700900123 (put it in quotes)',
  ],
  [
    'business',
    'hello@example.com',
    'hello.example.com',
    'email must be one email address, like name@example.com, not "hello.example.com"',
  ],
  [
    'business',
    'hello@example.com',
    'hello@example.com, jo@example.com',
    'email must be one email address, like name@example.com, not "hello@example.com, jo@example.com"',
  ],
  [
    'business',
    'https://www.example.com',
    'https://www.example.com/',
    'siteAddress must be a web address that starts with https:// and ends with the domain, like https://www.example.com, not "https://www.example.com/" (write https://www.example.com)',
  ],
  [
    'business',
    'https://www.example.com',
    'http://www.example.com',
    'siteAddress must be a web address that starts with https:// and ends with the domain, like https://www.example.com, not "http://www.example.com" (write https://www.example.com)',
  ],
  [
    'business',
    'https://www.example.com',
    'www.example.com',
    'siteAddress must be a web address that starts with https:// and ends with the domain, like https://www.example.com, not "www.example.com" (write https://www.example.com)',
  ],
  [
    'business',
    "'Whitby'",
    "['Whitby']",
    'locality must be text of 1 to 60 characters, not a list (remove the square brackets)',
  ],
  [
    'business',
    "formId: 'example'",
    "formId: 'https://formspree.io/f/xvgkzabc'",
    `formService: formId must be only the id, the part after /f/ in the form's address, like xvgkzabc, not "https://formspree.io/f/xvgkzabc" (write xvgkzabc)`,
  ],
  [
    'business',
    "address: 'https://formspree.io'",
    "address: 'https://formspree.io/f'",
    'formService: address must be a web address that starts with https:// and ends with the domain, like https://www.example.com, not "https://formspree.io/f" (write https://formspree.io)',
  ],
  [
    'business',
    "{ name: 'Formspree', address: 'https://formspree.io', formId: 'example' }",
    "'xvgkzabc'",
    'formService must be name, address and formId in curly brackets, not "xvgkzabc"',
  ],
  [
    'business',
    "privacy: { responsible: 'Jo Hill', kept: 'for 12 months' },",
    '',
    'privacy is missing: put it back, with responsible and kept in curly brackets',
  ],
  [
    'business',
    "'for 12 months'",
    '12',
    'privacy: kept must be text of 1 to 80 characters, not 12 (put it in quotes)',
  ],
  [
    'business',
    "locality: 'Whitby'",
    "metricsEndpoint: 'stats'",
    'metricsEndpoint must be a web address that starts with https://, like https://www.example.com/page, not "stats"',
  ],
  [
    'business',
    'locality:',
    'locallity:',
    'locallity is not known here: correct its spelling or remove it (known here: name, phone, email, siteAddress, locality, areas, hours, replyWithin, callsBack, promises, insurance, memberships, notice, formService, privacy, metricsEndpoint)',
  ],
];

const prices: Mutation[] = [
  [
    'prices',
    'fourWeeks: 15',
    "fourWeeks: '£15'",
    'detached, row 2 (4 Bed): fourWeeks must be an amount in pounds, like 15 or 15.50, not "£15"',
  ],
  [
    'prices',
    'fourWeeks: 15',
    "fourWeeks: '15'",
    'detached, row 2 (4 Bed): fourWeeks must be an amount in pounds, like 15 or 15.50, not "15" (remove the quotes)',
  ],
  [
    'prices',
    'fourWeeks: 15',
    'fourWeeks: -15',
    'detached, row 2 (4 Bed): fourWeeks must be an amount of more than 0 pounds, not -15',
  ],
  [
    'prices',
    'fourWeeks: 15',
    'fourWeeks: 15.555',
    'detached, row 2 (4 Bed): fourWeeks must be an amount in pounds, like 15 or 15.50, not 15.555',
  ],
  [
    'prices',
    'fourWeeks: 15',
    "fourWeeks: 2 * Number('seven')",
    'detached, row 2 (4 Bed): fourWeeks must be an amount in pounds, like 15 or 15.50, not NaN',
  ],
  [
    'prices',
    'fourWeeks: 15',
    'fourWeeks: 15000',
    'detached, row 2 (4 Bed): fourWeeks must be an amount of at most 10000 pounds, not 15000',
  ],
  [
    'prices',
    'fourWeeks: 15, ',
    '',
    'detached, row 2 (4 Bed): fourWeeks is missing: it must be an amount in pounds, like 15 or 15.50',
  ],
  [
    'prices',
    'fourWeeks: 15',
    'fourWeek: 15',
    'detached, row 2 (4 Bed): fourWeeks is missing: it must be an amount in pounds, like 15 or 15.50',
    'detached, row 2 (4 Bed): fourWeek is not known here: correct its spelling or remove it (known here: property, fourWeeks, eightWeeks, extension, conservatory)',
  ],
  [
    'prices',
    "property: '4 Bed', fourWeeks: 15",
    "property: '3 Bed', fourWeeks: 15",
    'detached, row 2 (3 Bed): property is "3 Bed" in an earlier row too: each row needs its own',
  ],
  [
    'prices',
    "property: '6 Bed'",
    "property: '5-Bed'",
    'detached, row 4 (5-Bed): property gives Detached 5-Bed, which is too similar to Detached 5 Bed: at least one letter or digit must differ',
  ],
  [
    'prices',
    '  ],\n  windowsInsideTimes',
    "{ property: 'Mews', houses: ['Detached 5 Bed'], gutterClearing: { without: 50, with: 70 }, gutterFasciaSoffits: { without: 60, with: 80 } }],\n  windowsInsideTimes",
    'additionalServices, row 5 (Mews): houses has Detached 5 Bed, which is in an earlier row too: a house can have only one price',
  ],
  [
    'prices',
    "property: '2 Bed'",
    'property: 2',
    'semiDetached, row 1: property must be text of 1 to 40 characters, not 2 (put it in quotes)',
  ],
  [
    'prices',
    "houses: ['Detached 5 Bed']",
    "houses: 'Detached 5 Bed'",
    'additionalServices, row 4 (5 Bed): houses must be a list of houses in square brackets, not "Detached 5 Bed"',
  ],
  [
    'prices',
    "houses: ['Detached 5 Bed']",
    "houses: ['Detached 9 Bed']",
    'additionalServices, row 4 (5 Bed): houses must be houses of the tables above (Semi Detached 2 Bed, Semi Detached 3 Bed, Semi Detached 4 Bed, Detached 3 Bed, Detached 4 Bed, Detached 5 Bed, Detached 6 Bed), not "Detached 9 Bed"',
  ],
  [
    'prices',
    'gutterClearing: { without: 50, with: 70 }',
    'gutterClearing: 50',
    'additionalServices, row 1 (Terraced): gutterClearing must be the amounts without and with in curly brackets, not 50',
  ],
  [
    'prices',
    'windowsInsideTimes: 2',
    'windowsInsideTimes: 2.5',
    'windowsInsideTimes must be a whole number from 1 to 10, not 2.5',
  ],
  [
    'prices',
    'minimum: 50',
    "minimum: 'forty'",
    'conservatoryRoof: minimum must be an amount in pounds, like 15 or 15.50, not "forty"',
  ],
  [
    'prices',
    "houseType: 'semiDetached'",
    "houseType: 'terraced'",
    'workedExample: houseType must be one of semiDetached, detached, not "terraced"',
  ],
  [
    'prices',
    "property: '3 Bed',\n    frequency",
    "property: '9 Bed',\n    frequency",
    'workedExample: property must be a row of semiDetached (2 Bed, 3 Bed, 4 Bed), not "9 Bed"',
  ],
  [
    'prices',
    "frequency: 'eightWeeks'",
    "frequency: 'monthly'",
    'workedExample: frequency must be one of fourWeeks, eightWeeks, not "monthly"',
  ],
  [
    'prices',
    'extension: true',
    "extension: 'yes'",
    'workedExample: extension must be true or false, without quotes, not "yes"',
  ],
  [
    'prices',
    `guide: "These prices are guides: a house that isn't average may cost more or less."`,
    "guide: ' '",
    'notes: guide must be text of 1 to 300 characters, not ""',
  ],
];

const others: Mutation[] = [
  [
    'pages',
    'steps: [',
    'step: [',
    'about: steps is missing: it must be a list of steps in square brackets',
    'about: step is not known here: correct its spelling or remove it (known here: title, description, heading, lead, servicesHeading, servicesOrder, exampleHeading, stepsHeading, steps, invitation)',
  ],
  [
    'pages',
    "description: 'This address leads nowhere.'",
    `description: '${'Long. '.repeat(30).trim()}'`,
    `notFound: description must be text of 1 to 160 characters, not "${'Long. '.repeat(10)}…" (179 characters)`,
  ],
  [
    'photos',
    "alt: 'Leaves in a black gutter.'",
    "alt: ''",
    'row 5 (gutter.jpg): alt must be text of 1 to 200 characters, not ""',
  ],
  [
    'photos',
    'illustration: true',
    'illustration: 1',
    'row 1 (house.jpg): illustration must be true or false, without quotes, not 1',
  ],
  [
    'photos',
    "'gutter.jpg'",
    "'gutter.heic'",
    'row 5 (gutter.heic): file must be the name of a .jpg, .jpeg, .png or .webp file in content/photos, like gutter-cleaning.jpg, not "gutter.heic"',
  ],
  [
    'photos',
    "'gutter.jpg'",
    "'photos/gutter.jpg'",
    'row 5 (photos/gutter.jpg): file must be the name of a .jpg, .jpeg, .png or .webp file in content/photos, like gutter-cleaning.jpg, not "photos/gutter.jpg" (write only the name, without the folder)',
  ],
  [
    'photos',
    "'gutter.jpg'",
    "'house.jpg'",
    'row 5 (house.jpg): file is "house.jpg" in an earlier row too: each row needs its own',
  ],
  [
    'questions',
    "id: 'inside'",
    "id: 'rain'",
    'row 2 (rain): id is "rain" in an earlier row too: each row needs its own',
  ],
  [
    'questions',
    "id: 'inside'",
    "id: 'Inside?'",
    'row 2 (Inside?): id must be small letters, digits and single hyphens, like gutter-cleaning, not "Inside?"',
  ],
  [
    'questions',
    "answer: 'We come all the same.'",
    'answer: true',
    'row 1 (rain): answer must be text of 1 to 1200 characters, not true (put it in quotes)',
  ],
  [
    'questions',
    '(/prices)',
    '(/price#detached)',
    'row 2 (inside): answer links to "/price#detached", which is no page of this site: write one of /, /about, /contact, /services, /faq, /prices',
  ],
  [
    'services',
    "price: 'gutterClearing'",
    "price: '£50'",
    'row 4 (gutter-cleaning): price must be one of windowCleaning, gutterClearing, gutterFasciaSoffits, conservatoryRoof, restorationClean, onRequest, not "£50"',
  ],
  ...[
    ['detached-3-bed', 'window cleaning (Detached 3 Bed)'],
    ['terraced', 'gutters, fascia & soffits (Terraced)'],
    ['conservatory-roof', 'cleaning a conservatory roof'],
    ['first-clean', 'first clean'],
  ].map(([id, topic]): Mutation => [
    'services',
    "id: 'gutter-cleaning'",
    `id: '${id}'`,
    `row 4 (${id}): id is "${id}", which already means “${topic}” from content/prices.ts: choose another`,
  ]),
  [
    'services',
    "photo: 'gutter.jpg'",
    "photo: 'gutters.jpg'",
    'row 4 (gutter-cleaning): photo must be one of the pictures in content/photos.ts (house.jpg, windows-by-hand.jpg, pole.png, conservatory.webp, gutter.jpg, fascia.jpg, restoration.jpg), not "gutters.jpg"',
  ],
  [
    'services',
    "title: 'Gutter Cleaning'",
    "title: 'Conservatory Cleaning'",
    'row 4 (gutter-cleaning): title is "Conservatory Cleaning" in an earlier row too: each row needs its own',
  ],
];

describe('a mistake is reported with its file, its place and the rule', () => {
  it.each([...business, ...prices, ...others])(
    'content/%s.ts: %s → %s',
    async (name, before, after, ...told) => {
      const file = `content/${name}.ts`;
      await put(file, replaced(file, before, after));
      expect(await problems()).toEqual(told.map((sentence) => `${file}: ${sentence}`));
    },
  );
});

it.each([
  [
    'text',
    Buffer.from('Dear customer'),
    'cannot be read: it is damaged or not a picture; save it again as JPEG, PNG or WebP',
  ],
  ['too small', undefined, 'is 799 × 600 pixels: it must be at least 800 pixels wide'],
])('a photo that is %s is reported', async (_, bytes, told) => {
  await put('content/photos/gutter.jpg', bytes ?? (await plainPicture(799)));
  expect(await problems()).toEqual([`content/photos.ts: row 5 (gutter.jpg): file ${told}`]);
});

it('a missing photo is reported', async () => {
  await rm(path.join(owner, 'content/photos/gutter.jpg'));
  expect(await problems()).toEqual([
    'content/photos.ts: row 5 (gutter.jpg): file is not in content/photos: put the picture there, correct its name here, or remove its row',
  ]);
});

it('a copy of a content file is reported', async () => {
  const copy = 'content/prices - Copy.ts';
  await put(copy, 'export const');
  expect(await problems()).toEqual([`${copy}: the site does not use this file: remove it`]);
  await rm(path.join(owner, copy));
});

it('a missing content file is reported', async () => {
  await rm(path.join(owner, 'content/questions.ts'));
  expect(await problems()).toEqual(['content/questions.ts: the file is missing: put it back']);
});

it('mistakes in files, between rows, between files and in pictures are reported together', async () => {
  const edits = [
    ['business', 'https://www', 'http://www'],
    ['prices', 'perPanel: 5', 'perPanel: £5'],
    ['photos', "alt: 'Leaves in a black gutter.'", 'alt: []'],
    ['services', "photo: 'pole.png'", "photo: 'polle.png'"],
    ['questions', "id: 'rain'", "id: 'Rain'"],
  ] as const;
  for (const [name, before, after] of edits) {
    await put(`content/${name}.ts`, replaced(`content/${name}.ts`, before, after));
  }
  await put('content/photos/gutter.jpg', '');
  expect((await problems()).map((problem) => problem.replace(/(must|cannot) .*/, '…'))).toEqual([
    'content/business.ts: siteAddress …',
    'content/photos.ts: row 5 (gutter.jpg): alt …',
    'content/prices.ts, line 48: …',
    'content/questions.ts: row 1 (Rain): id …',
    'content/services.ts: row 2 (water-fed-pole-window-cleaning): photo …',
    'content/photos.ts: row 5 (gutter.jpg): file is empty (0 bytes): copy it again from the original',
  ]);
});

it('rules between rows are checked although one row has a mistake', async () => {
  const source = replaced(
    'content/prices.ts',
    "property: '3 Bed',\n    frequency",
    "property: '9 Bed',\n    frequency",
  );
  await put('content/prices.ts', source.replace('fourWeeks: 15,', "fourWeeks: '£15',"));
  expect(await problems()).toEqual([
    'content/prices.ts: detached, row 2 (4 Bed): fourWeeks must be an amount in pounds, like 15 or 15.50, not "£15"',
    'content/prices.ts: workedExample: property must be a row of semiDetached (2 Bed, 3 Bed, 4 Bed), not "9 Bed"',
  ]);
});

it('each problem has the line and column of its value', async () => {
  await put('content/prices.ts', replaced('content/prices.ts', 'fourWeeks: 15,', 'fourWeeks: 0,'));
  const [problem] = (await validateContent(owner)).problems;
  expect(problem).toMatchObject({ file: 'content/prices.ts', line: 17, column: 37 });
});

function replaced(file: string, before: string, after: string): string {
  const source = exampleContent[file] ?? '';
  expect(source).toContain(before);
  return source.replace(before, () => after);
}
