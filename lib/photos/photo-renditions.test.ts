import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { useProject } from '../testing/use-project';
import type { Size } from './photo-file';
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
  [860, [240, 480, 720, 860]],
  [1201, [240, 480, 720, 860, 1200, 1201]],
  [1920, [240, 480, 720, 860, 1200, 1600]],
])('an original %i pixels wide is offered at %j, never wider', async (width, widths) => {
  const photo = await put(width, 960);
  expect(widthsOf(photo, 'avif')).toEqual(widths);
  expect(widthsOf(photo, 'jpeg')).toEqual([Math.min(width, 860)]);
});

it.each([
  ['WhatsApp Image 2026-11-20 at 9.41.jpg', 'whatsapp-image-2026-11-20-at-9-41-240-'],
  ['写真.jpg', 'photo-240-'],
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

it('an original is read once, however many renditions it has', async () => {
  await put(900, 600);
  expect(await photoRenditions('house.jpg')).toBe(await photoRenditions('house.jpg'));
});

it('a rendition is found by its name and cached', async () => {
  const { renditions } = await put(900, 600);
  const name = renditions[0]!.name;
  expect((await findRendition(name, ['house.jpg']))?.format).toBe('avif');
  await writeFile(path.join(owner, '.next/cache/photos', name), 'kept');
  expect(String((await findRendition(name, ['house.jpg']))?.bytes)).toBe('kept');
  expect(await findRendition('house-480-00000000.avif', ['house.jpg'])).toBe(undefined);
});

it('the middle of the upright picture is kept', async () => {
  const plain = { width: 900, height: 600, channels: 3, background: 'blue' } as const;
  const end = { input: { create: { ...plain, width: 100, background: 'red' } }, top: 0 };
  const taken = sharp({ create: plain })
    .composite([
      { ...end, left: 0 },
      { ...end, left: 800 },
    ])
    .withMetadata({ orientation: 6 });
  const original = await taken.jpeg().toBuffer();
  const redIn = async (size: Size) => {
    const { channels } = await sharp(await encodePhoto(original, 'jpeg', size)).stats();
    return channels[0]!.max;
  };
  expect(await redIn({ width: 600, height: 600 })).toBeLessThan(9);
  expect(await redIn({ width: 600, height: 900 })).toBeGreaterThan(240);
});

it('the noisiest photo stays within the size limit for phones', { timeout: 60_000 }, async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width: 1600, height: 1200, channels: 3, background: '', noise } as const;
  const size = { width: phoneWidth, height: 645 };
  const bytes = await encodePhoto(await sharp({ create }).png().toBuffer(), 'avif', size);
  expect(bytes.length).toBeLessThanOrEqual(phoneBytes);
});
