import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { useProject } from '../testing/use-project';
import { checkPhoto } from './check-photo';
import {
  encodePhoto,
  findRendition,
  phoneBytes,
  phoneWidth,
  photoRenditions,
} from './photo-renditions';

const owner = useProject();

async function put(width: number, background = '#336699', name = 'house.jpg') {
  const picture = sharp({ create: { width, height: 900, channels: 3, background } });
  await picture.jpeg().toFile(path.join(owner, 'content/photos', name));
  return photoRenditions(name);
}

it.each([
  [860, [240, 480, 720, 860, 860]],
  [1201, [240, 480, 720, 860, 1200, 1201, 860]],
  [1920, [240, 480, 720, 860, 1200, 1600, 860]],
])('an original %i pixels wide is offered at %j, never wider', async (width, widths) => {
  const { renditions } = await put(width);
  expect(renditions.map((one) => one.width)).toEqual(widths);
  expect(renditions.filter(({ format }) => format === 'jpeg')).toEqual(renditions.slice(-1));
});

it('the address of a rendition needs no encoding, and changes with the picture', async () => {
  const addressOf = async (file: string, colour?: string) =>
    (await put(900, colour, file)).renditions[0]!.name;
  expect(await addressOf('写真.jpg')).toMatch(/^photo-240-[0-9a-f]{8}\.avif$/);
  const file = 'WhatsApp Image 2026-11-20 at 9.41.jpg';
  const before = await addressOf(file);
  expect(before).toMatch(/^whatsapp-image-2026-11-20-at-9-41-240-[0-9a-f]{8}\.avif$/);
  expect(await addressOf(file, '#996633')).not.toBe(before);
});

it('an original is read once, and a rendition is found by its name and cached', async () => {
  const { name } = (await put(900)).renditions[0]!;
  expect(await photoRenditions('house.jpg')).toBe(await photoRenditions('house.jpg'));
  expect((await findRendition(name, ['house.jpg']))?.format).toBe('avif');
  await writeFile(path.join(owner, '.next/cache/photos', name), 'kept');
  expect(String((await findRendition(name, ['house.jpg']))?.bytes)).toBe('kept');
  expect(await findRendition('house-480-00000000.avif', ['house.jpg'])).toBe(undefined);
});

it('the middle of the upright picture is kept', async () => {
  const create = { width: 900, height: 600, channels: 3, background: 'blue' } as const;
  const end = { input: { create: { ...create, width: 100, background: 'red' } }, top: 0 };
  const ends = [0, 800].map((left) => ({ ...end, left }));
  const taken = sharp({ create }).composite(ends).withMetadata({ orientation: 6 });
  const original = await taken.jpeg().toBuffer();
  const redAt = async (height: number) => {
    const picture = sharp(await encodePhoto(original, 'jpeg', { width: 600, height }));
    return (await picture.stats()).channels[0]!.max;
  };
  expect(await redAt(600)).toBeLessThan(9);
  expect(await redAt(900)).toBeGreaterThan(240);
});

it('the noisiest photo stays within the size limit for phones', { timeout: 60_000 }, async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width: 1600, height: 1200, channels: 3, background: '', noise } as const;
  const size = { width: phoneWidth, height: 645 };
  const bytes = await encodePhoto(await sharp({ create }).png().toBuffer(), 'avif', size);
  expect(bytes.length).toBeLessThanOrEqual(phoneBytes);
});

const tint = [136, 168, 176];

function painted(width: number, height: number, [r, g, b]: number[] = tint, alpha = 1): Sharp {
  const background = { r: r!, g: g!, b: b!, alpha };
  return sharp({ create: { width, height, channels: alpha < 1 ? 4 : 3, background } });
}

it.each<[file: string, Sharp, shown: [number, number], colour?: number[]]>([
  ['smallest.tiff', painted(800, 400).tiff(), [800, 400]],
  ['tŷ at 9.41 PM.jpg', painted(900, 900).jpeg(), [900, 900]],
  ['panorama.jpg', painted(6000, 1500).jpeg(), [3000, 1500]],
  ['turned.jpg', painted(1200, 801).withMetadata({ orientation: 6 }).jpeg(), [801, 801]],
  ['bright.webp', painted(800, 533, [255, 255, 255]).webp(), [800, 533], [255, 255, 255]],
  ['transparent.png', painted(1000, 700, [255, 0, 0], 0.25).png(), [1000, 700], [255, 191, 191]],
  ['printed.jpg', painted(1400, 900).toColourspace('cmyk').jpeg(), [1400, 900]],
  ['grey.png', painted(810, 400).toColourspace('grey16').png(), [800, 400], [163, 163, 163]],
])(
  '%s is accepted and rendered upright, undistorted and in its own colours',
  async (file, picture, [width, height], colour = tint) => {
    // As macOS stores them: ŷ as y and an accent, a time with a no-break space.
    const stored = file.normalize('NFD').replace(' PM', '\u202FPM');
    await picture.toFile(path.join(owner, 'content/photos', stored));
    expect(await checkPhoto(file)).toBe(undefined);
    const photo = await photoRenditions(file);
    expect(photo).toMatchObject({ width, height });
    for (const format of ['avif', 'jpeg']) {
      const smallest = photo.renditions.find((one) => one.format === format)!;
      const rendered = sharp((await findRendition(smallest.name, [file]))!.bytes);
      const metadata = await rendered.metadata();
      expect(metadata).toMatchObject({ width: smallest.width, height: smallest.height });
      expect(metadata.height).toBe(Math.round((metadata.width * height) / width));
      expect(metadata.exif).toBe(undefined);
      const { channels } = await rendered.stats();
      colour.forEach((mean, index) => {
        expect(Math.abs(channels[index]!.mean - mean)).toBeLessThan(12);
      });
    }
  },
);
