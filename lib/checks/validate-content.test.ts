import { rename, rm, symlink, writeFile } from 'node:fs/promises';
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

const jo = { name: 'Jo', photo: 'jo.jpg', text: 'I am Jo.' };
const noPicture =
  "isn't in content/photos: put the picture there, correct its name here, or remove its entry";

test('pictures must be there', async () => {
  expect(await problemsWith({ business: { logo: 'logo.png', person: jo } })).toEqual([
    `content/business.ts: person: photo ${noPicture}`,
    `content/business.ts: logo ${noPicture}`,
  ]);
});

test('the portrait of one of several people is reported with its row', async () => {
  expect(await problemsWith({ business: { people: [jo] } })).toEqual([
    `content/business.ts: people, row 1 (Jo): photo ${noPicture}`,
  ]);
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
