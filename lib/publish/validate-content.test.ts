import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { printProblem } from '../reading/problem';
import { sourcesWith, writtenExample } from '../testing/example';
import { useExampleProject } from '../testing/use-project';
import { validateContent } from './validate-content';

const owner = useExampleProject();

async function problemsWith(change: Parameters<typeof sourcesWith>[0]): Promise<string[]> {
  for (const [file, source] of Object.entries(sourcesWith(change))) {
    await writeFile(path.join(owner, file), source);
  }
  return (await validateContent()).problems.map(printProblem);
}

const sheds = { title: 'Sheds', price: 'on request' };
const notice = { text: 'See [gutters](/services#gutter).', lastDay: '2099-01-02' };
const jo = { name: 'Jo', photo: 'jo.jpg', text: 'I am Jo.' };
const noPicture =
  'is not in content/photos: put the picture there, correct its name here, or remove its entry';

const { questions, priceGuide } = writtenExample;
const late = { id: 'how-often', name: 'Late', price: 5 };
const linkTo = (href: string) => ({
  questions: [...questions, { question: 'Where?', answer: `In [these places](${href}).` }],
});

test.each([
  {
    write: { services: [{ ...sheds, id: 'main' }] },
    says: 'services.ts: row 1 (Sheds): id is "main", which the site uses for a part of a page: choose another',
  },
  {
    write: { priceGuide: { extras: [...priceGuide.extras, late] } },
    says: 'prices.ts: extras, row 4 (how-often): id is "how-often", which the site uses for a part of a page: choose another',
  },
  {
    write: { questions: [{ question: 'Main?', answer: 'Yes.' }] },
    says: 'questions.ts: row 1 (Main?): question is "Main?", whose address #main is that of another part of the page: use more words',
  },
  {
    write: { business: { logo: 'logo.png' } },
    says: `business.ts: logo ${noPicture}`,
  },
  { write: { business: { person: jo } }, says: `business.ts: person: photo ${noPicture}` },
  {
    write: { business: { people: [jo] } },
    says: `business.ts: people, row 1 (Jo): photo ${noPicture}`,
  },
  {
    write: { business: { notices: [notice] } },
    says: 'business.ts: notices, row 1 (See [gutters](/services#gutter).): text links to "/services#gutter", but #gutter is nowhere on that page: write /services, /services#traditional-window-cleaning, /services#water-fed-pole-window-cleaning, /services#conservatory-cleaning, /services#gutter-cleaning or /services#window-restoration-cleans',
  },
  {
    write: { business: { oldAddresses: [{ from: '/a.html', to: '/price' }] } },
    says: 'business.ts: oldAddresses, row 1 (/a.html): to is "/price", which is not a page of this site: write /, /about, /contact, /services, /faq or /prices',
  },
])('$says', async ({ write, says }) => {
  expect(await problemsWith(write)).toEqual([`content/${says}`]);
});

test.each([
  {
    link: 'https://example.com/price#extras',
    says: 'which is not a page of this site: write /, /about, /contact, /services, /faq or /prices',
  },
  {
    link: '/100%.pdf',
    says: 'which is not a page of this site: write /, /about, /contact, /services, /faq or /prices',
  },
  ...['/papers', '/papers/Prices.pdf', '/papers/prices.pdf/'].map((link) => ({
    link,
    says: 'which is not a page of this site: write /, /about, /contact, /services, /faq or /prices',
  })),
  {
    link: '/prices?home=castle#your-price',
    says: 'an estimate that no longer holds: make it again on /prices, and copy its address',
  },
  {
    link: '/faq#if-it-rians',
    says: 'but #if-it-rians is nowhere on that page: write /faq, /faq#what-if-it-rains, /faq#do-you-clean-windows-inside, /faq#how-do-i-pay or /faq#where',
  },
  {
    link: '/faq#what-about-my-dog',
    says: 'a question without an answer, which nobody sees: answer it, or write /faq',
  },
  {
    link: '/contact#where-we-work',
    says: 'but #where-we-work is nowhere on that page: write /contact or /contact#your-message',
  },
])('an answer may not link to $link, $says', async ({ link, says }) => {
  await mkdir(path.join(owner, 'public/papers'), { recursive: true });
  await writeFile(path.join(owner, 'public/papers/prices.pdf'), '');
  expect(await problemsWith(linkTo(link))).toEqual([
    `content/questions.ts: row ${questions.length + 1} (Where?): answer links to "${link}", ${says}`,
  ]);
});

test('a dead link in the second paragraph of an answer is named by its row', async () => {
  const answer = ['In two places.', '[Here](/here), for one.'];
  expect(await problemsWith({ questions: [{ question: 'Where?', answer }] })).toEqual([
    'content/questions.ts: row 1 (Where?), answer, row 2: links to "/here", which is not a page of this site: write /, /about, /contact, /services, /faq or /prices',
  ]);
});

test('a picture that is renamed in its list alone is missed in the folder and by the service', async () => {
  const photos = writtenExample.photos.map((photo) => ({
    ...photo,
    file: photo.file.replace('pole.png', 'pole.jpg'),
  }));
  expect(await problemsWith({ photos })).toEqual([
    'content/services.ts: row 2 (water-fed-pole-window-cleaning): photo is "pole.png", which is not a picture in content/photos.ts: write "house.jpg", "windows-by-hand.jpg", "pole.jpg", "conservatory.webp", "gutter.jpg" or "restoration.jpg", or add a row for it there',
    'content/photos.ts: row 3 (pole.jpg): file is not in content/photos, but pole.png is: write pole.png here, or rename the picture to pole.jpg',
  ]);
});

test.each([
  '/prices/#extras',
  '/prices?home=2-bed-semi-detached#your-price',
  '/contact#main',
  '/contact.vcf',
  '/price%20list%20%232.pdf',
])('an answer may link to %s', async (link) => {
  await mkdir(path.join(owner, 'public'), { recursive: true });
  await writeFile(path.join(owner, 'public/price list #2.pdf'), '');
  expect(await problemsWith(linkTo(link))).toEqual([]);
});

test.each(['/index.html', '/404.html', '/robots.txt', '/photos/a.html', '/brochure.pdf'])(
  'the old address %s is refused, since the new site has it',
  async (from) => {
    await mkdir(path.join(owner, 'public'), { recursive: true });
    await writeFile(path.join(owner, 'public/brochure.pdf'), '');
    expect(await problemsWith({ business: { oldAddresses: [{ from, to: '/' }] } })).toEqual([
      `content/business.ts: oldAddresses, row 1 (${from}): from is "${from}", an address of the new site too: remove the row`,
    ]);
  },
);

test.each(['prices.html', 'Prices/index.html', 'prices', 'prices.txt', '_headers'])(
  'public/%s is refused, since it would replace a file of the site',
  async (file) => {
    await mkdir(path.join(owner, 'public', path.dirname(file)), { recursive: true });
    await writeFile(path.join(owner, 'public', file), '');
    expect(await problemsWith({})).toEqual([
      `public/${file}: the site has a file of its own at this address: give this one another name`,
    ]);
    await rm(path.join(owner, 'public'), { recursive: true });
  },
);

test('an old address that differs from a page in capitals is refused', async () => {
  const oldAddresses = [{ from: '/Contact', to: '/contact' }];
  expect(await problemsWith({ business: { oldAddresses } })).toEqual([
    'content/business.ts: oldAddresses, row 1 (/Contact): from is "/Contact", which some computers and hosts cannot tell from /contact: remove the row',
  ]);
});

test.each(['content', 'content/photos', 'content/prices.ts', 'content/photos/gutter.jpg'])(
  'nothing in content may be a symbolic link: %s',
  async (name) => {
    const place = path.join(owner, name);
    const elsewhere = path.join(owner, 'elsewhere');
    await rename(place, elsewhere);
    await symlink(elsewhere, place);
    expect((await validateContent()).problems.map(printProblem)).toEqual([
      `${name}: this is a symbolic link, which the build does not follow: put what it leads to in its place`,
    ]);
    await rm(place);
    await rename(elsewhere, place);
  },
);
