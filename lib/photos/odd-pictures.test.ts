import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawOddPictures } from '../testing/odd-pictures';
import { useProject } from '../testing/use-project';
import { checkPhoto } from './check-photo';
import { shownSize } from './photo-file';
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
    const photo = await photoRenditions(file);
    const { background } = await photoPlaceholder(file);
    const { info } = await sharp(pictures[file]).autoOrient().toBuffer({ resolveWithObject: true });
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
      [1, 3, 5].forEach((start, index) => {
        const expected = parseInt(background.slice(start, start + 2), 16);
        expect(Math.abs(channels[index]!.mean - expected)).toBeLessThan(12);
      });
    }
  });
});

it.each([
  ['#cfe6ec', '#000'],
  ['#777777', '#000'],
  ['#747474', '#fff'],
  ['#0d3f49', '#fff'],
])('a picture that is %s all over has that placeholder, with %s text', async (color, text) => {
  const file = `${color.slice(1)}.png`;
  const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: color } });
  await picture.toFile(path.join(owner, 'content/photos', file));
  expect(await photoPlaceholder(file)).toEqual({
    className: `placeholder-${color.slice(1)}`,
    background: color,
    text,
  });
});
