import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { useProject } from '../testing/use-project';
import { findRendition, photoRenditions } from './photo-renditions';

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
  [800, [480, 720, 800]],
  [860, [480, 720, 860]],
  [1199, [480, 720, 860, 1199]],
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
  ['house.jpg', 'house-480-'],
  ['WhatsApp Image 2026-11-20 at 9.41.jpg', 'whatsapp-image-2026-11-20-at-9-41-480-'],
  ['IMG 2041.JPG', 'img-2041-480-'],
  ['写真.jpg', 'photo-480-'],
])('%s has addresses that need no encoding, each another', async (file, start) => {
  const { renditions } = await put(900, 600, '#336699', file);
  const names = renditions.map(({ name }) => name);
  expect(names[0]).toMatch(new RegExp(`^${start}[0-9a-f]{8}\\.avif$`));
  expect(new Set(names).size).toBe(names.length);
  expect((await findRendition(names[0]!, [file]))?.format).toBe('avif');
});

it('a new picture under an old name has new addresses', async () => {
  const before = await put(900, 600, '#336699');
  const after = await put(900, 600, '#996633');
  expect(after.renditions[0]?.name).not.toBe(before.renditions[0]?.name);
});

it('a rendition is found by its name alone, and cached', async () => {
  const { renditions } = await put(900, 600);
  const name = renditions[0]!.name;
  const first = await findRendition(name, ['house.jpg']);
  expect(await sharp(first?.bytes).metadata()).toMatchObject({ format: 'heif', width: 480 });
  await writeFile(path.join(owner, '.next/cache/photos', name), 'kept');
  expect(String((await findRendition(name, ['house.jpg']))?.bytes)).toBe('kept');
  expect(await findRendition('house-480-00000000.avif', ['house.jpg'])).toBe(undefined);
});
