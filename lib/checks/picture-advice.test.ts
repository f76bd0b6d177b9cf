import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { printed, readWith, writtenExample, type Change } from '../testing/example';
import { useExampleProject } from '../testing/use-project';
import { pictureAdvice } from './picture-advice';

useExampleProject();
const { services } = writtenExample;
const illustrations =
  'content/photos.ts: these pictures are still illustrations; visitors trust photos of your own work more: house.jpg, conservatory.webp, restoration.jpg';

async function adviceOn(change: Change): Promise<string[]> {
  return printed(await pictureAdvice(readWith(change)), change);
}

test('pictures that no page shows are named', async () => {
  const change = { services: services.filter(({ photo }) => photo !== 'gutter.jpg') };
  expect(await adviceOn(change)).toEqual([
    illustrations,
    'content/photos.ts: no page shows these pictures; use them in content/services.ts or remove their rows: gutter.jpg',
  ]);
});

test('pictures that say where they were taken are named, but no hidden copy', async () => {
  const file = path.resolve('content/photos/gutter.jpg');
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '54/1 29/1 10/1' };
  await sharp(await sharp(file).toBuffer())
    .withExif({ IFD3: place })
    .toFile(file);
  await copyFile(file, path.resolve('content/photos/._gutter.jpg'));
  expect(await adviceOn({})).toEqual([
    illustrations,
    'content/photos.ts: these pictures say where they were taken, which anybody can read if your project is public on GitHub: put copies without their location in their place, as phones offer when you share a photo: gutter.jpg',
  ]);
});
