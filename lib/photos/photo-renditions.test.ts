import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { useProject } from '../testing/use-project';
import {
  encodePhoto,
  findRendition,
  phoneBytes,
  phoneWidth,
  photoRenditions,
} from './photo-renditions';

const owner = useProject();

async function put(width: number, height: number, background = '#336699', name = 'house.jpg') {
  const picture = sharp({ create: { width, height, channels: 3, background } });
  const file = path.join(owner, 'content/photos', name);
  await writeFile(file, await picture.jpeg().toBuffer());
  return photoRenditions(name);
}

function widthsOf(photo: Awaited<ReturnType<typeof put>>, format: string) {
  return photo.renditions.filter((one) => one.format === format).map((one) => one.width);
}

it.each([
  [860, [480, 720, 860]],
  [1200, [480, 720, 860, 1200]],
  [1201, [480, 720, 860, 1200, 1201]],
  [1920, [480, 720, 860, 1200, 1600]],
])('an original %i pixels wide is offered at %j, never wider', async (width, widths) => {
  const photo = await put(width, 960);
  expect(widthsOf(photo, 'avif')).toEqual(widths);
  expect(widthsOf(photo, 'jpeg')).toEqual([Math.min(width, 860)]);
});

it.each([
  ['a portrait', [900, 1600], [900, 900]],
  ['a square', [900, 900], [900, 900]],
  ['two to one', [1800, 900], [1800, 900]],
  ['a panorama', [4000, 900], [1800, 900]],
])('%s of %j is shown as %j', async (_, [width, height], shown) => {
  const photo = await put(width!, height!);
  expect([photo.width, photo.height]).toEqual(shown);
  expect(photo.renditions.at(-1)).toMatchObject({
    width: 860,
    height: (860 * shown[1]!) / shown[0]!,
  });
});

it.each([
  ['WhatsApp Image 2026-11-20 at 9.41.jpg', 'whatsapp-image-2026-11-20-at-9-41-480-'],
  ['(van) & 2.JPG', 'van-2-480-'],
  ['写真.jpg', 'photo-480-'],
  ['house.jpg', 'house-480-'],
])('%s has addresses that need no encoding', async (file, start) => {
  const { renditions } = await put(900, 600, '#336699', file);
  expect(renditions[0]?.name).toMatch(new RegExp(`^${start}[0-9a-f]{8}\\.avif$`));
});

it('a new picture under an old name has new addresses, all different', async () => {
  const before = await put(900, 600, '#336699');
  const after = await put(900, 600, '#996633');
  const names = [before, after].flatMap(({ renditions }) => renditions.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
});

it('a rendition is found by its name and cached', async () => {
  const { renditions } = await put(900, 600);
  const name = renditions[0]!.name;
  expect((await findRendition(name, ['house.jpg']))?.format).toBe('avif');
  await writeFile(path.join(owner, '.next/cache/photos', name), 'kept');
  expect(String((await findRendition(name, ['house.jpg']))?.bytes)).toBe('kept');
  expect(await findRendition('house-480-00000000.avif', ['house.jpg'])).toBe(undefined);
});

const plain = { width: 900, height: 600, channels: 3, background: '#d02040' } as const;

it('the middle of a picture is kept', async () => {
  const red = { create: { ...plain, width: 100, height: 600, background: 'red' } };
  const ends = sharp({ create: plain }).composite([
    { input: red, left: 0, top: 0 },
    { input: red, left: 800, top: 0 },
  ]);
  const size = { width: 600, height: 600 };
  const bytes = await encodePhoto(await ends.png().toBuffer(), 'jpeg', size);
  const { channels } = await sharp(bytes).stats();
  expect(channels.map(({ max }) => max)).toEqual(channels.map(({ min }) => min));
});

it('transparency becomes white', async () => {
  const create = { ...plain, channels: 4, background: 'transparent' } as const;
  const original = await sharp({ create }).png().toBuffer();
  const white = await sharp(await encodePhoto(original, 'jpeg', plain)).stats();
  expect(white.channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

it('the noisiest photo stays within the size limit for phones', { timeout: 60_000 }, async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { ...plain, width: 1600, height: 1200, noise };
  const size = { width: phoneWidth, height: 645 };
  const bytes = await encodePhoto(await sharp({ create }).png().toBuffer(), 'avif', size);
  expect(bytes.length).toBeLessThanOrEqual(phoneBytes);
});
