import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { printed, readWith, writtenSample, type Change } from '../testing/sample';
import { useSampleProject } from '../testing/use-project';
import { pictureAdvice } from './picture-advice';

useSampleProject();
const { services } = writtenSample;
const illustrations =
  'content/photos.ts: replace these illustrations with photos of your own work, which visitors trust more: house.jpg, conservatory.webp, restoration.jpg';

async function adviceOn(change: Change): Promise<string[]> {
  return printed(await pictureAdvice(readWith(change)), change);
}

test('pictures that no page shows are listed', async () => {
  const change = { services: services.filter(({ photo }) => photo !== 'gutter.jpg') };
  expect(await adviceOn(change)).toEqual([
    illustrations,
    'content/photos.ts: no page shows these pictures; use them in content/services.ts, or remove their rows: gutter.jpg',
  ]);
});

test('pictures that contain their location are listed, but not hidden copies', async () => {
  const file = path.resolve('content/photos/gutter.jpg');
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '54/1 29/1 10/1' };
  await sharp(await sharp(file).toBuffer())
    .withExif({ IFD3: place })
    .toFile(file);
  await copyFile(file, path.resolve('content/photos/._gutter.jpg'));
  expect(await adviceOn({})).toEqual([
    illustrations,
    'content/photos.ts: these pictures contain the location where they were taken, which anyone can read if your project is public on GitHub; replace them with copies without a location, as phones offer when you share a photo: gutter.jpg',
  ]);
});
