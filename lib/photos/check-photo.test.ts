import { mkdir, writeFile } from 'node:fs/promises';
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
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
}

it.each(['jpeg', 'png', 'webp'] as const)(
  'an undamaged %s of 800 pixels is accepted',
  async (kind) => {
    expect(await put(`sound.${kind}`, await noise(800, 600).toFormat(kind).toBuffer())).toBe(
      undefined,
    );
  },
);

it('a missing picture is reported with what to do', async () => {
  expect(await checkPhoto('gone.jpg')).toBe(
    'is not in content/photos: put the picture there, correct its name here, or remove its entry',
  );
});

it('a text file named like a picture is refused', async () => {
  expect(await put('letter.jpg', 'Dear customer')).toBe(
    'cannot be read: it is damaged or not a picture; save it again as JPEG, PNG or WebP',
  );
});

it('a picture in a format that some browsers cannot show is refused', async () => {
  expect(await put('scan.jpg', await noise(900, 600).tiff().toBuffer())).toBe(
    'is really a TIFF file: save it as JPEG, PNG or WebP',
  );
});

it('a picture of 799 pixels is too small', async () => {
  expect(await put('small.jpg', await noise(799, 600).jpeg().toBuffer())).toBe(
    'is 799 × 600 pixels: it must be at least 800 pixels wide',
  );
});

it('the width is that of the upright picture', async () => {
  const sideways = await noise(900, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await put('sideways.jpg', sideways)).toBe(
    'is 600 × 900 pixels: it must be at least 800 pixels wide',
  );
});

it.each([
  ['jpeg', 'is damaged or incomplete: copy it again from the original'],
  ['png', 'is damaged or incomplete: copy it again from the original'],
  ['webp', 'cannot be read: it is damaged or not a picture; save it again as JPEG, PNG or WebP'],
] as const)('a %s that was cut short is found', async (kind, sentence) => {
  const whole = await noise(900, 600).toFormat(kind).toBuffer();
  const cut = whole.subarray(0, Math.floor(whole.length * 0.97));
  expect(await put(`cut.${kind}`, cut)).toBe(sentence);
});

it.each([
  ['house.jpg', 'House.JPG', 'write House.JPG here, or rename the picture to house.jpg'],
  ['roof.jpg', 'roof.jpeg', 'write roof.jpeg here, or rename the picture to roof.jpg'],
  ['van.jpg', 'van.jpg.jpg', 'write van.jpg.jpg here, or rename the picture to van.jpg'],
  [
    'IMG_2041.JPG',
    'IMG 2041.JPG',
    'write IMG 2041.JPG here, or rename the picture to IMG_2041.JPG',
  ],
])('%s: the folder has %s, which is pointed out', async (file, present, told) => {
  await put(present, await noise(800, 600).jpeg().toBuffer());
  expect(await checkPhoto(file, owner)).toBe(
    `is not in content/photos, but ${present} is: ${told}`,
  );
});

it('a HEIC picture in place of a JPEG is pointed out with what to do', async () => {
  await put('IMG_7.HEIC', 'heic');
  expect(await checkPhoto('IMG_7.jpg')).toBe(
    'is not in content/photos, but IMG_7.HEIC is, which browsers cannot show: save it as a JPEG called IMG_7.jpg',
  );
});

it('an empty file is refused', async () => {
  expect(await put('empty.jpg', '')).toBe('is empty (0 bytes): copy it again from the original');
});

it('a folder named like a picture is refused', async () => {
  await mkdir(path.join(owner, 'content/photos/folder.jpg'));
  expect(await checkPhoto('folder.jpg')).toBe(
    'cannot be opened: put the picture into content/photos again',
  );
});

it('a picture with too many pixels to decode is refused', async () => {
  const header = await noise(800, 600).png().toBuffer();
  header.writeUInt32BE(30_000, 16);
  header.writeUInt32BE(20_000, 20);
  expect(await put('giant.png', header)).toMatch(/^is 30000 × 20000 pixels, which is too large/);
});

it('without a folder of pictures, every picture is missing', async () => {
  expect(await checkPhoto('house.jpg', path.join(owner, 'nowhere'))).toMatch(/^is not in content/);
});
