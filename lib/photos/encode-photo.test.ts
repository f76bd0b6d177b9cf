import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodePhoto, phoneBytes, phoneWidth } from './encode-photo';

const plain = { width: 900, height: 600, channels: 3, background: '#d02040' } as const;

it.each([
  ['avif', 'heif'],
  ['jpeg', 'jpeg'],
] as const)('%s is encoded at the requested size, the same every time', async (format, inside) => {
  const original = await sharp({ create: plain }).png().toBuffer();
  const size = { width: 480, height: 320 };
  const bytes = await encodePhoto(original, format, size);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: inside, ...size });
  expect(await encodePhoto(original, format, size)).toEqual(bytes);
});

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
