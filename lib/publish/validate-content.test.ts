import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
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
type Mistake = [file: string, before: string, after: string, told: string];

const ambiguous: Mistake[] = [
  ['detached-3-bed', 'window cleaning (Detached 3 Bed)'],
  ['terraced', 'gutters, fascia & soffits (Terraced)'],
  ['conservatory-roof', 'cleaning a conservatory roof'],
  ['first-clean', 'first clean'],
].map(([id, topic]) => [
  'services',
  "id: 'gutter-cleaning'",
  `id: '${id}'`,
  `row 4 (${id}): id is "${id}", which already means “${topic}” from content/prices.ts: choose another`,
]);

it.each<Mistake>([
  ['business', "'Hill & Daughter'", "''", 'name must be text of 1 to 60 characters, not ""'],
  [
    'questions',
    '(/prices)',
    '(/price#detached)',
    'row 2 (inside): answer links to "/price#detached", which is no page of this site: write one of /, /about, /contact, /services, /faq, /prices',
  ],
  [
    'business',
    'whatsApp: true,',
    "logo: 'house.png',",
    'logo is not in content/photos, but house.jpg is: write house.jpg here, or rename the picture to house.png',
  ],
  [
    'pages',
    "title: 'Agree the price'",
    "title: ''",
    'about, steps, row 2: title must be text of 1 to 40 characters, not ""',
  ],
  [
    'photos',
    "alt: 'Leaves in a black gutter.'",
    "alt: ''",
    'row 5 (gutter.jpg): alt must be text of 1 to 200 characters, not ""',
  ],
  [
    'prices',
    'fourWeeks: 15',
    "fourWeeks: '£15'",
    'detached, row 2 (4 Bed): fourWeeks must be an amount in pounds, like 15 or 15.50, not "£15"',
  ],
  [
    'questions',
    "id: 'inside'",
    "id: 'rain'",
    'row 2 (rain): id is "rain" in an earlier row too: each row needs its own',
  ],
  [
    'services',
    "title: 'Gutter Cleaning'",
    "title: 'Conservatory Cleaning'",
    'row 4 (gutter-cleaning): title is "Conservatory Cleaning" in an earlier row too: each row needs its own',
  ],
  ...ambiguous,
  [
    'services',
    "photo: 'gutter.jpg'",
    "photo: 'gutters.jpg'",
    'row 4 (gutter-cleaning): photo must be one of the pictures in content/photos.ts (house.jpg, windows-by-hand.jpg, pole.png, conservatory.webp, gutter.jpg, fascia.jpg, restoration.jpg), not "gutters.jpg"',
  ],
])('content/%s.ts: %s → %s', async (name, before, after, told) => {
  const file = `content/${name}.ts`;
  await put(file, replaced(file, before, after));
  expect(await problems()).toEqual([`${file}: ${told}`]);
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
    'content/photos.ts: row 5 (gutter.jpg): file is not in content/photos: put the picture there, correct its name here, or remove its entry',
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
    `content/prices.ts, line ${lineOf('content/prices.ts', 'perPanel: 5')}: …`,
    'content/questions.ts: row 1 (Rain): id …',
    'content/services.ts: row 2 (water-fed-pole-window-cleaning): photo …',
    'content/photos.ts: row 5 (gutter.jpg): file is empty (0 bytes): copy it again from the original',
  ]);
});

it('rules between rows are checked even if one row has a mistake', async () => {
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

it('a problem has the line and column of its value', async () => {
  await put('content/prices.ts', replaced('content/prices.ts', 'fourWeeks: 15,', 'fourWeeks: 0,'));
  const [problem] = (await validateContent(owner)).problems;
  expect(problem).toMatchObject({
    file: 'content/prices.ts',
    line: lineOf('content/prices.ts', 'fourWeeks: 15,'),
    column: 37,
  });
});

function lineOf(file: string, text: string): number {
  return exampleContent[file]!.split(text)[0]!.split('\n').length;
}

function replaced(file: string, before: string, after: string): string {
  const source = exampleContent[file] ?? '';
  expect(source).toContain(before);
  return source.replace(before, () => after);
}
