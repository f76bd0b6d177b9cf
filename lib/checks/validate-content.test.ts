import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { printProblem } from '../content/parser/problem';
import { sourcesWith, writtenSample } from '../testing/sample';
import { useSampleProject } from '../testing/use-project';
import { validateContent } from './validate-content';

const owner = useSampleProject();

async function problemsWith(change: Parameters<typeof sourcesWith>[0]): Promise<string[]> {
  for (const [file, source] of Object.entries(sourcesWith(change))) {
    await writeFile(path.join(owner, file), source);
  }
  return (await validateContent()).problems.map(printProblem);
}

const sheds = { id: 'main', title: 'Sheds', price: 'on request' };
const notice = { text: 'See [gutters](/services#gutter).', lastDay: '2099-01-02' };
const jo = { name: 'Jo', photo: 'jo.jpg', text: 'I am Jo.' };
const noPicture =
  "isn't in content/photos: put the picture there, correct its name here, or remove its entry";
const noPage =
  "which isn't a page of this site: write /, /about, /contact, /services, /faq or /prices";

const { priceGuide, questions, services } = writtenSample;
const late = { id: 'how-often', name: 'Late', price: 5 };

/** A question whose answer has a link in each paragraph. */
const linksTo = (...links: string[]) => ({
  questions: [
    ...questions,
    { question: 'Where?', answer: links.map((link) => `In [these places](${link}).`) },
  ],
});

test('ids, pictures and links must fit the site', async () => {
  const problems = await problemsWith({
    business: {
      logo: 'logo.png',
      person: jo,
      notices: [notice],
      oldAddresses: [{ from: '/a.html', to: '/price' }],
    },
    priceGuide: { extras: [...priceGuide.extras, late] },
    services: [...services, sheds],
    questions: [
      { question: 'Main?', answer: 'Yes.' },
      { question: 'Where?', answer: '[Here](/here).' },
    ],
  });
  expect(problems).toEqual([
    'content/prices.ts: extras, row 4 (how-often): id is "how-often", which the site itself uses on a page: choose another id',
    'content/services.ts: row 7 (main): id is "main", which the site itself uses on a page: choose another id',
    'content/questions.ts: row 1 (Main?): question is "Main?", but its address #main belongs to another part of the page: reword the question',
    'content/business.ts: notices, row 1 (See [gutters](/services#gutter).): text links to "/services#gutter", but that page has no #gutter: write /services, /services#traditional-window-cleaning, /services#water-fed-pole-window-cleaning, /services#conservatory-cleaning, /services#gutter-cleaning or /services#window-restoration-cleans',
    `content/questions.ts: row 2 (Where?): answer links to "/here", ${noPage}`,
    `content/business.ts: oldAddresses, row 1 (/a.html): to is "/price", ${noPage}`,
    `content/business.ts: person: photo ${noPicture}`,
    `content/business.ts: logo ${noPicture}`,
  ]);
});

test('the portrait of one of several people is reported with its row', async () => {
  expect(await problemsWith({ business: { people: [jo] } })).toEqual([
    `content/business.ts: people, row 1 (Jo): photo ${noPicture}`,
  ]);
});

test('an answer must not link to a place that does not exist', async () => {
  await mkdir(path.join(owner, 'public/papers'), { recursive: true });
  await writeFile(path.join(owner, 'public/papers/prices.pdf'), '');
  const dead = {
    'https://example.com/price#extras': noPage,
    '/100%.pdf': noPage,
    '/papers': noPage,
    '/papers/Prices.pdf': noPage,
    '/papers/prices.pdf/': noPage,
    '/prices?home=castle#your-price':
      "an estimate with choices that /prices doesn't offer: make it again there, and copy its address",
    '/faq#wehre': 'but that page has no #wehre: write /faq or /faq#where',
    '/faq#what-about-my-dog':
      'a question that is hidden until you answer it: answer it, or write /faq',
    '/contact#where-we-work':
      'but that page has no #where-we-work: write /contact or /contact#your-message',
  };
  expect(await problemsWith(linksTo(...Object.keys(dead)))).toEqual(
    Object.entries(dead).map(
      ([link, why], index) =>
        `content/questions.ts: row 3 (Where?), answer, row ${index + 1}: links to "${link}", ${why}`,
    ),
  );
});

test('a picture renamed only in its list is reported for the service and for the list', async () => {
  const photos = writtenSample.photos.map((photo) => ({
    ...photo,
    file: photo.file.replace('pole.png', 'pole.jpg'),
  }));
  expect(await problemsWith({ photos })).toEqual([
    'content/services.ts: row 2 (water-fed-pole-window-cleaning): photo is "pole.png", which isn\'t a picture in content/photos.ts: write "house.jpg", "windows-by-hand.jpg", "pole.jpg", "conservatory.webp", "gutter.jpg" or "restoration.jpg", or add a row for it there',
    "content/photos.ts: row 3 (pole.jpg): file isn't in content/photos, but pole.png is: write pole.png here, or rename the picture to pole.jpg",
  ]);
});

test('an answer may link to pages, estimates and files', async () => {
  await mkdir(path.join(owner, 'public'), { recursive: true });
  await writeFile(path.join(owner, 'public/price list #2.pdf'), '');
  const links = linksTo(
    '/prices/#extras',
    '/prices?home=2-bed-semi-detached#your-price',
    '/contact#main',
    '/contact.vcf',
    '/price%20list%20%232.pdf',
  );
  expect(await problemsWith(links)).toEqual([]);
});

test('old addresses that clash with the new site are refused', async () => {
  await mkdir(path.join(owner, 'public'), { recursive: true });
  await writeFile(path.join(owner, 'public/brochure.pdf'), '');
  const taken = 'which clashes with a file or folder of the new site: remove the row';
  const refused = {
    '/index.html': taken,
    '/404.html': taken,
    '/robots.txt': taken,
    '/photos/a.html': taken,
    '/brochure.pdf': taken,
    '/Contact': "which some computers and hosts can't tell from /contact: remove the row",
  };
  const oldAddresses = Object.keys(refused).map((from) => ({ from, to: '/' }));
  expect(await problemsWith({ business: { oldAddresses } })).toEqual(
    Object.entries(refused).map(
      ([from, why], index) =>
        `content/business.ts: oldAddresses, row ${index + 1} (${from}): from is "${from}", ${why}`,
    ),
  );
});

test.each(['prices.html', 'Prices/index.html', 'prices', 'prices.txt'])(
  'public/%s is refused, since it would replace a file of the site',
  async (file) => {
    await mkdir(path.join(owner, 'public', path.dirname(file)), { recursive: true });
    await writeFile(path.join(owner, 'public', file), '');
    expect(await problemsWith({})).toEqual([
      `public/${file}: the site uses this name or folder itself: rename or move this file`,
    ]);
    await rm(path.join(owner, 'public'), { recursive: true });
  },
);

test.each(['content', 'content/photos', 'content/prices.ts', 'content/photos/gutter.jpg'])(
  'nothing in content may be a symbolic link: %s',
  async (name) => {
    const place = path.join(owner, name);
    const elsewhere = path.join(owner, 'elsewhere');
    await rename(place, elsewhere);
    await symlink(elsewhere, place);
    expect((await validateContent()).problems.map(printProblem)).toEqual([
      `${name}: this is a symbolic link, which the build doesn't follow: replace it with what it points to`,
    ]);
    await rm(place);
    await rename(elsewhere, place);
  },
);
