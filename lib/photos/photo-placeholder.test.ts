import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { useProject } from '../testing/use-project';
import { photoPlaceholder } from './photo-placeholder';

const owner = useProject();

it.each([
  ['#cfe6ec', '#000'],
  ['#777777', '#000'],
  ['#747474', '#fff'],
  ['#0d3f49', '#fff'],
])('a picture that is %s all over has that placeholder, with %s text', async (color, text) => {
  const file = `${color.slice(1)}.png`;
  const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: color } });
  await writeFile(path.join(owner, 'content/photos', file), await picture.png().toBuffer());
  expect(await photoPlaceholder(file)).toEqual({
    className: `placeholder-${color.slice(1)}`,
    background: color,
    text,
  });
});
