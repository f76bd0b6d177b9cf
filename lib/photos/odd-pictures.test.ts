import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Create } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { useProject } from '../testing/use-project';
import { checkPhoto } from './check-photo';
import { openPhoto, shownSize } from './photo-file';
import { findRendition, photoRenditions } from './photo-renditions';

function painted(width: number, height: number, paint: Partial<Create> = {}) {
  return sharp({ create: { width, height, channels: 3, background: '#88a8b0', ...paint } });
}

/** Unusual but valid. */
const pictures = {
  'upright.jpg': painted(800, 1600).jpeg(),
  'wide-6000.jpg': painted(6000, 1500).jpeg(),
  'large.jpg': painted(6000, 4000).jpeg(),
  'bright.webp': painted(800, 533, { background: '#ffffff' }).webp(),
  'dark.png': painted(800, 600, { background: '#000000' }).png(),
  'noisy.png': painted(800, 534, { noise: { type: 'gaussian', mean: 128, sigma: 40 } }).png(),
  'transparent.png': painted(1000, 700, { channels: 4, background: '#ff000040' }).png(),
  'turned.jpg': painted(1200, 801, { background: '#c08040' })
    .withMetadata({ orientation: 6 })
    .jpeg(),
  'printed.jpg': painted(1400, 900, { background: '#2070c0' }).toColourspace('cmyk').jpeg(),
  'grey.png': painted(810, 400).toColourspace('grey16').png(),
};

const owner = useProject();

beforeAll(async () => {
  for (const [file, picture] of Object.entries(pictures)) {
    await picture.toFile(path.join(owner, 'content/photos', file));
  }
});

describe.each(Object.keys(pictures))('%s', (file) => {
  it('is accepted', async () => {
    expect(await checkPhoto(file)).toBeUndefined();
  });

  it('is rendered upright, undistorted and in its own colours', async () => {
    const photo = await photoRenditions(file);
    const bytes = await readFile(path.join(owner, 'content/photos', file));
    const { info } = await sharp(bytes).autoOrient().toBuffer({ resolveWithObject: true });
    const average = await openPhoto(bytes)
      .toColourspace('srgb')
      .resize(1, 1, { fit: 'fill' })
      .raw()
      .toBuffer();
    const { width, height } = shownSize(info);
    expect(photo).toMatchObject({ width, height });
    for (const format of ['avif', 'jpeg']) {
      const smallest = photo.renditions.find((one) => one.format === format)!;
      const picture = sharp((await findRendition(smallest.name, [file]))!.bytes);
      const rendered = await picture.metadata();
      expect(rendered.width).toBe(smallest.width);
      expect(Math.abs(rendered.height - (rendered.width * height) / width)).toBeLessThanOrEqual(1);
      expect(rendered.exif).toBe(undefined);
      const { channels } = await picture.stats();
      average.forEach((mean, index) => {
        expect(Math.abs(channels[index]!.mean - mean)).toBeLessThan(12);
      });
    }
  });
});
