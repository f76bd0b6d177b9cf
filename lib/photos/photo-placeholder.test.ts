import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { photoPlaceholder } from './photo-placeholder';

let owner: string;

beforeAll(async () => {
  owner = await mkdtemp(path.join(os.tmpdir(), 'photo-placeholder-'));
  vi.spyOn(process, 'cwd').mockReturnValue(owner);
  await mkdir(path.join(owner, 'content/photos'), { recursive: true });
});

afterAll(async () => {
  vi.restoreAllMocks();
  await rm(owner, { recursive: true });
});

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
