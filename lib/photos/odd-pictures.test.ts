import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { useProject } from '../testing/use-project';
import { checkPhoto } from './check-photo';
import { findRendition, photoRenditions } from './photo-renditions';

const owner = useProject();

const tint = [136, 168, 176];

function painted(width: number, height: number, [r, g, b]: number[] = tint, alpha = 1): Sharp {
  const background = { r: r!, g: g!, b: b!, alpha };
  return sharp({ create: { width, height, channels: alpha < 1 ? 4 : 3, background } });
}

it.each<[file: string, Sharp, shown: [number, number], colour?: number[]]>([
  ['smallest.tiff', painted(800, 400).tiff(), [800, 400]],
  ['tŷ at 9.41 PM.jpg', painted(900, 900).jpeg(), [900, 900]],
  ['upright.jpg', painted(800, 1600).jpeg(), [800, 800]],
  ['panorama.jpg', painted(6000, 1500).jpeg(), [3000, 1500]],
  ['large.jpg', painted(6000, 4000).jpeg(), [6000, 4000]],
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
