import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodePhoto, phoneBytes, phoneWidth } from './encode-photo';

const plain = { width: 900, height: 600, channels: 3, background: '#d02040' } as const;

it.each([
  ['avif', 'heif'],
  ['jpeg', 'jpeg'],
] as const)('%s is encoded at the requested width', async (format, inside) => {
  const original = await sharp({ create: plain }).png().toBuffer();
  const encoded = await sharp(await encodePhoto(original, format, 480)).metadata();
  expect(encoded).toMatchObject({ format: inside, width: 480, height: 320 });
});

it('a picture is never enlarged', async () => {
  const original = await sharp({ create: plain }).png().toBuffer();
  expect(await sharp(await encodePhoto(original, 'avif', 1600)).metadata()).toMatchObject({
    width: 900,
  });
});

it('a picture taken sideways is turned upright and has no metadata', async () => {
  const original = await sharp({ create: plain })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const encoded = await sharp(await encodePhoto(original, 'avif', 480)).metadata();
  expect(encoded).toMatchObject({ width: 480, height: 720 });
  expect(encoded.exif).toBe(undefined);
});

it('transparency becomes white', async () => {
  const original = await sharp({ create: { ...plain, channels: 4, background: 'transparent' } })
    .png()
    .toBuffer();
  const { data } = await sharp(await encodePhoto(original, 'jpeg', 480))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
});

it('the noisiest photo stays within the size limit for phones', { timeout: 60_000 }, async () => {
  const original = await sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .png()
    .toBuffer();
  expect((await encodePhoto(original, 'avif', phoneWidth)).length).toBeLessThanOrEqual(phoneBytes);
});

it('the same original gives the same bytes', async () => {
  const original = await sharp({ create: plain }).png().toBuffer();
  expect(await encodePhoto(original, 'avif', 480)).toEqual(
    await encodePhoto(original, 'avif', 480),
  );
});
