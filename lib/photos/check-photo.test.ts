import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { useProject } from '../testing/use-project';
import { checkPhoto } from './check-photo';

const owner = useProject();

async function put(file: string, bytes: Buffer | string) {
  await writeFile(path.join(owner, 'content/photos', file), bytes);
  return checkPhoto(file);
}

function noise(width: number, height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise } });
}

const pixels = 'pixels: it must be at least 800 pixels wide and 400 high';
const unreadable =
  "can't be read: it's damaged, incomplete, too large or not a picture. Copy it again from the original, or save it as a JPEG, PNG or WebP";
const jpeg =
  "which browsers can't show. To get a JPEG, email the photo to yourself from the phone; for new photos, choose “Most Compatible” in its settings, under Camera, Formats";

it.each<[string, () => Buffer | Promise<Buffer>, string]>([
  [
    'a photo in the format of iPhones',
    () => Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic'),
    `is a HEIC photo, ${jpeg}`,
  ],
  ['a low panorama', () => noise(2000, 399).jpeg().toBuffer(), `is 2000 × 399 ${pixels}`],
  [
    'a photo taken sideways, measured once upright',
    () => noise(900, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    `is 600 × 900 ${pixels}`,
  ],
])('%s is refused', async (_, draw, sentence) => {
  expect(await put('photo.jpg', await draw())).toBe(sentence);
});

it.each(['jpeg', 'png', 'webp'] as const)(
  'a %s that was cut short is found, however many are checked at once',
  async (kind) => {
    // Upside down, so that the end of the file is at the top, where a small copy of this size may skip some rows.
    const turned = noise(998, 453).withMetadata({ orientation: 4 });
    const whole = await turned.toFormat(kind).toBuffer();
    const cut = whole.subarray(0, Math.floor(whole.length * 0.99));
    await put(`cut.${kind}`, cut);
    const checks = Array.from({ length: 20 }, () => checkPhoto(`cut.${kind}`));
    const found = await Promise.all(checks);
    expect(new Set(found)).toEqual(new Set([unreadable]));
  },
);

it.each([
  [
    'IMG_2.JPG',
    'img 2.jpg.jpeg',
    ': write img 2.jpg.jpeg here, or rename the picture to IMG_2.JPG',
  ],
  ['IMG_7.jpg', 'IMG_7.HEIC', `, ${jpeg}`],
])('%s is missing, but the folder has %s, which is pointed out', async (file, present, remedy) => {
  await put(present, '');
  const found = `isn't in content/photos, but ${present} is${remedy}`;
  expect(await checkPhoto(file)).toBe(found);
});

it('if the folder is missing, so is each picture', async () => {
  await rm(path.join(owner, 'content/photos'), { recursive: true });
  expect(await checkPhoto('gone.jpg')).toMatch("isn't in content/photos: put the picture there");
});
