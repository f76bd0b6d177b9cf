import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawOddPictures } from '../testing/odd-pictures';
import { useProject } from '../testing/use-project';
import { checkPhoto } from './check-photo';
import { photoPlaceholder } from './photo-placeholder';
import { findRendition, photoRenditions } from './photo-renditions';

const pictures = await drawOddPictures();

const owner = useProject();

beforeAll(async () => {
  for (const [file, bytes] of Object.entries(pictures)) {
    await writeFile(path.join(owner, 'content/photos', file), bytes);
  }
});

describe.each(Object.keys(pictures))('%s', (file) => {
  it('is accepted', async () => {
    expect(await checkPhoto(file)).toBeUndefined();
  });

  it('is rendered upright, undistorted and in its own colours', async () => {
    const { width, height, renditions } = await photoRenditions(file);
    const { background } = await photoPlaceholder(file);
    const upright = await sharp(pictures[file]).autoOrient().toBuffer({ resolveWithObject: true });
    expect([width, height]).toEqual([upright.info.width, upright.info.height]);
    const smallest = ['avif', 'jpeg'].map((format) =>
      renditions.find((one) => one.format === format)!,
    );
    for (const { name, width: rendered } of smallest) {
      const picture = sharp((await findRendition(name, [file]))!.bytes);
      const metadata = await picture.metadata();
      expect(metadata.width).toBe(rendered);
      expect(Math.abs(metadata.height - (rendered * height) / width)).toBeLessThanOrEqual(1);
      const { dominant: _, channels } = await picture.stats();
      const average = channels.slice(0, 3).map(({ mean }) => mean);
      const expected = [1, 3, 5].map((start) => parseInt(background.slice(start, start + 2), 16));
      average.forEach((value, index) => {
        expect(Math.abs(value - expected[index]!)).toBeLessThan(12);
      });
    }
  });
});
