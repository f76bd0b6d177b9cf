import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { printProblem } from '../content/problem';
import { locateProblems } from '../content/read-content';
import { exampleContent } from '../testing/example';
import { useExampleProject } from '../testing/use-project';
import { validateContent } from './validate-content';

const owner = useExampleProject();

/** A content file, its text and what replaces it. */
type Edit = [name: string, before: string, after: string];

async function problemsAfter(...edits: Edit[]): Promise<string[]> {
  for (const [name, before, after] of edits) {
    const file = `content/${name}.ts`;
    expect(exampleContent[file]).toContain(before);
    const source = exampleContent[file]!.replace(before, () => after);
    await writeFile(path.join(owner, file), source);
  }
  return (await validateContent(owner)).problems.map(printProblem);
}

it('valid content has no problems, and amounts in pence', async () => {
  const { content, problems } = await validateContent(owner);
  expect(problems).toEqual([]);
  expect(content?.priceGuide.homes[0]?.rows[0]?.amounts.fourWeeks).toBe(1100);
});

const pages = '/, /about, /contact, /services, /faq, /prices';
const extras = 'gutter-clearing, windows-inside, conservatory-roof';

it.each<[...Edit, told: string]>([
  [
    'business',
    'whatsApp: true,',
    "logo: 'house.png',",
    'logo is not in content/photos, but house.jpg is: write house.jpg here, or rename the picture to house.png',
  ],
  [
    'business',
    'whatsApp: true,',
    "person: { name: 'Jo', photo: 'jo.jpg', text: 'I am Jo.' },",
    'person: photo is not in content/photos: put the picture there, correct its name here, or remove its entry',
  ],
  [
    'questions',
    '(/prices)',
    '(/price#extras)',
    `row 2 (Do you clean windows inside?): answer links to "/price#extras", which is no page of this site: write one of ${pages}`,
  ],
  [
    'questions',
    '(/prices)',
    '(/faq#if-it-rians)',
    'row 2 (Do you clean windows inside?): answer links to "/faq#if-it-rians", but #if-it-rians is nowhere on that page: correct it, or write /faq',
  ],
  [
    'questions',
    '(/prices)',
    '(/faq#what-about-my-dog)',
    'row 2 (Do you clean windows inside?): answer links to "/faq#what-about-my-dog", a question without an answer, which nobody sees: answer it, or write /faq',
  ],
  [
    'business',
    'whatsApp: true,',
    "oldAddresses: [{ from: '/a.php', to: '/services#window' }],",
    'oldAddresses, row 1 (/a.php): to is "/services#window", but #window is nowhere on that page: correct it, or write /services',
  ],
  ...['/index.html', '/Prices/', '/prices.html', '/404.html', '/robots.txt', '/photos/a.html'].map(
    (from): [...Edit, string] => [
      'business',
      'whatsApp: true,',
      `oldAddresses: [{ from: '${from}', to: '/prices' }],`,
      `oldAddresses, row 1 (${from}): from is "${from}", an address of the new site too: remove the row`,
    ],
  ),
  [
    'services',
    "photo: 'gutter.jpg'",
    "photo: 'gutters.jpg'",
    'row 4 (gutter-cleaning): photo must be one of the pictures in content/photos.ts (house.jpg, windows-by-hand.jpg, pole.png, conservatory.webp, gutter.jpg, restoration.jpg), not "gutters.jpg"',
  ],
  [
    'services',
    "price: 'gutter-clearing'",
    "price: 'gutters'",
    `row 4 (gutter-cleaning): price must be 'regular', 'on request', an amount, a price in another form, or the id of an extra in content/prices.ts (${extras}), not "gutters"`,
  ],
  [
    'services',
    "id: 'gutter-cleaning'",
    "id: 'windows-inside'",
    'row 4 (windows-inside): id is "windows-inside", the id of an extra in content/prices.ts: choose another',
  ],
  [
    'services',
    "id: 'gutter-cleaning'",
    "id: 'extras'",
    'row 4 (extras): id is "extras", which the site uses for a part of a page: choose another',
  ],
])('content/%s.ts: %s → %s', async (name, before, after, told) => {
  expect(await problemsAfter([name, before, after])).toEqual([`content/${name}.ts: ${told}`]);
});

it.each([
  '/services#gutter-cleaning',
  '/faq#what-if-it-rains',
  '/prices#extras',
  '/prices#first-clean',
  '/prices?home=2-bed-semi-detached#your-price',
  '/contact#main',
  '/contact#your-message',
])('an answer may link to %s', async (address) => {
  expect(await problemsAfter(['questions', '(/prices)', `(${address})`])).toEqual([]);
});

it('the mistakes of all files are told at once', async () => {
  await rm(path.join(owner, 'content/pages.ts'));
  const strays = ['content/prices - Copy.ts', 'content/prices.ts.txt'];
  for (const stray of strays) await writeFile(path.join(owner, stray), 'export const');
  const problems = await problemsAfter(['business', 'https://www', 'http://www']);
  expect(problems.map((problem) => problem.replace(/( must |: if ).*/, ' …'))).toEqual([
    ...strays.map((stray) => `${stray}: the site uses no file of this name …`),
    'content/business.ts: siteAddress …',
    'content/pages.ts: the file is missing or cannot be opened: put it back',
  ]);
  for (const stray of strays) await rm(path.join(owner, stray));
});

it('once each file is valid, what they say about each other and the pictures is told at once', async () => {
  await writeFile(path.join(owner, 'content/photos/gutter.jpg'), '');
  const problems = await problemsAfter(
    ['services', "photo: 'pole.png'", "photo: 'polle.png'"],
    ['questions', '(/prices)', '(/services#gone)'],
  );
  expect(problems.map((problem) => problem.replace(/ (must|links|cannot) .*/, ' …'))).toEqual([
    'content/services.ts: row 2 (water-fed-pole-window-cleaning): photo …',
    'content/questions.ts: row 2 (Do you clean windows inside?): answer …',
    'content/photos.ts: row 5 (gutter.jpg): file …',
  ]);
});

it('a problem has the line of its value', async () => {
  await problemsAfter(['prices', 'fourWeeks: 15,', 'fourWeeks: 0,']);
  const before = exampleContent['content/prices.ts']!.split('15,')[0]!.split('\n');
  const { problems, lines } = await validateContent(owner);
  const [problem] = locateProblems(problems, lines);
  expect(problem?.line).toBe(before.length);
});
