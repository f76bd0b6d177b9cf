import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { hasPlace } from './has-place';

const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: '#336699' } });
const place = { GPSLatitudeRef: 'N', GPSLatitude: '54/1 29/1 10/1' };
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><a exif:GPSLatitude="54,29.1N"/></x:xmpmeta>';

test.each<[string, Sharp, boolean]>([
  ['a place', picture.clone().withExif({ IFD0: { Make: 'Camera' }, IFD3: place }), true],
  ['a place in XMP', picture.clone().withXmp(xmp), true],
  ['only the direction', picture.clone().withExif({ IFD3: { GPSImgDirection: '90/1' } }), false],
  ['only the camera', picture.clone().withExif({ IFD0: { Make: 'Camera' } }), false],
])('whether a picture with %s in its details has a place', async (_, taken, isKnown) => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    expect(await hasPlace(await taken.toFormat(format).toBuffer()), format).toBe(isKnown);
  }
});

test('a picture with truncated details has no place', async () => {
  const taken = await picture.clone().jpeg().withExif({ IFD3: place }).toBuffer();
  // The first list begins beyond the end.
  taken.writeUInt32LE(60_000, taken.indexOf('II*') + 4);
  expect(await hasPlace(taken)).toBe(false);
});
