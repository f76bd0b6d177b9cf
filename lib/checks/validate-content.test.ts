import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { printProblem } from '../content/parser/problem';
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

const sheds = { id: 'main', title: 'Sheds', price: 'on request' };
const notice = { text: 'See [gutters](/services#gutter).', lastDay: '2099-01-02' };
const jo = { name: 'Jo', photo: 'jo.jpg', text: 'I am Jo.' };
const noPicture =
  'is not in content/photos: put the picture there, correct its name here, or remove its entry';
const noPage =
  'which is not a page of this site: write /, /about, /contact, /services, /faq or /prices';

const { priceGuide, questions, services } = writtenExample;
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
    'content/prices.ts: extras, row 4 (how-often): id is "how-often", which the site uses for a part of a page: choose another',
    'content/services.ts: row 7 (main): id is "main", which the site uses for a part of a page: choose another',
    'content/questions.ts: row 1 (Main?): question is "Main?", whose address #main is that of another part of the page: use more words',
    'content/business.ts: notices, row 1 (See [gutters](/services#gutter).): text links to "/services#gutter", but #gutter is nowhere on that page: write /services, /services#traditional-window-cleaning, /services#water-fed-pole-window-cleaning, /services#conservatory-cleaning, /services#gutter-cleaning or /services#window-restoration-cleans',
    `content/questions.ts: row 2 (Where?): answer links to "/here", ${noPage}`,
    `content/business.ts: oldAddresses, row 1 (/a.html): to is "/price", ${noPage}`,
    `content/business.ts: person: photo ${noPicture}`,
    `content/business.ts: logo ${noPicture}`,
  ]);
});

test('the portrait of one of several people is named by its row', async () => {
  expect(await problemsWith({ business: { people: [jo] } })).toEqual([
    `content/business.ts: people, row 1 (Jo): photo ${noPicture}`,
  ]);
});

test('an answer may not link to what is not there', async () => {
  await mkdir(path.join(owner, 'public/papers'), { recursive: true });
  await writeFile(path.join(owner, 'public/papers/prices.pdf'), '');
  const dead = {
    'https://example.com/price#extras': noPage,
    '/100%.pdf': noPage,
    '/papers': noPage,
    '/papers/Prices.pdf': noPage,
    '/papers/prices.pdf/': noPage,
    '/prices?home=castle#your-price':
      'an estimate that no longer holds: make it again on /prices, and copy its address',
    '/faq#wehre': 'but #wehre is nowhere on that page: write /faq or /faq#where',
    '/faq#what-about-my-dog':
      'a question without an answer, which nobody sees: answer it, or write /faq',
    '/contact#where-we-work':
      'but #where-we-work is nowhere on that page: write /contact or /contact#your-message',
  };
  expect(await problemsWith(linksTo(...Object.keys(dead)))).toEqual(
    Object.entries(dead).map(
      ([link, why], index) =>
        `content/questions.ts: row 3 (Where?), answer, row ${index + 1}: links to "${link}", ${why}`,
    ),
  );
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

test('an answer may link to pages, with an estimate too, and to files', async () => {
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

test('old addresses that the new site has too are refused', async () => {
  await mkdir(path.join(owner, 'public'), { recursive: true });
  await writeFile(path.join(owner, 'public/brochure.pdf'), '');
  const taken = 'an address of the new site too: remove the row';
  const refused = {
    '/index.html': taken,
    '/404.html': taken,
    '/robots.txt': taken,
    '/photos/a.html': taken,
    '/brochure.pdf': taken,
    '/Contact': 'which some computers and hosts cannot tell from /contact: remove the row',
  };
  const oldAddresses = Object.keys(refused).map((from) => ({ from, to: '/' }));
  expect(await problemsWith({ business: { oldAddresses } })).toEqual(
    Object.entries(refused).map(
      ([from, why], index) =>
        `content/business.ts: oldAddresses, row ${index + 1} (${from}): from is "${from}", ${why}`,
    ),
  );
});

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
