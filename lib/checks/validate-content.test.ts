import { rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { printProblem } from '../content/parser/problem';
import { sourcesWith, writtenSample } from '../testing/sample';
import { useSampleProject } from '../testing/use-project';
import { validateContent } from './validate-content';

const owner = useSampleProject();

test('each picture that is missing is reported, and for the service that shows it', async () => {
  const photos = writtenSample.photos.map((photo) => ({
    ...photo,
    file: photo.file.replace('pole.png', 'pole.jpg'),
  }));
  const people = ['gone.jpg', 'jo.jpg'].map((photo) => ({ name: photo, photo, text: 'I am Jo.' }));
  const face = sharp({ create: { width: 240, height: 300, channels: 3, background: 'red' } });
  await face.toFile(path.join(owner, 'content/photos/jo.jpg'));
  const sources = sourcesWith({ photos, business: { logo: 'logo.png', people } });
  for (const [file, source] of Object.entries(sources)) {
    await writeFile(path.join(owner, file), source);
  }
  expect((await validateContent()).problems.map(printProblem).join('\n')).toMatchInlineSnapshot(`
    "content/services.ts: row 2 (water-fed-pole-window-cleaning): photo is "pole.png", which isn't a picture in content/photos.ts: write "house.jpg", "windows-by-hand.jpg", "pole.jpg", "conservatory.webp", "gutter.jpg" or "restoration.jpg", or add a row for it there
    content/photos.ts: row 3 (pole.jpg): file isn't in content/photos, but pole.png is: write pole.png here, or rename the picture to pole.jpg
    content/business.ts: people, row 1 (gone.jpg): photo isn't in content/photos: put the picture there, correct its name here, or remove its entry
    content/business.ts: logo isn't in content/photos: put the picture there, correct its name here, or remove its entry"
  `);
});

test.each(['content/photos/gutter.jpg', 'content/prices.ts', 'content'])(
  'nothing in content may be a symbolic link: %s',
  async (name) => {
    await rm(path.join(owner, name), { recursive: true });
    await symlink(path.resolve('lib'), path.join(owner, name));
    expect((await validateContent()).problems.map(printProblem)).toContain(
      `${name}: this is a symbolic link, which the build doesn't follow: replace it with what it points to`,
    );
    await rm(path.join(owner, name));
  },
);
