import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hasPlace } from './has-place';

const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: '#336699' } });
const place = { GPSLatitudeRef: 'N', GPSLatitude: '54/1 29/1 10/1' };
const formats = ['jpeg', 'png', 'webp'] as const;

test.each<[string, object, boolean]>([
  ['a place', { IFD0: { Make: 'Camera' }, IFD3: place }, true],
  ['only the direction', { IFD3: { GPSImgDirection: '90/1' } }, false],
  ['only the camera', { IFD0: { Make: 'Camera' } }, false],
])('a picture with %s in its details has a place: %j', async (_, exif, isKnown) => {
  for (const format of formats) {
    const original = await picture.clone().toFormat(format).withExif(exif).toBuffer();
    expect(await hasPlace(original), format).toBe(isKnown);
  }
});

test('a picture with a place in XMP has a place', async () => {
  const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><a exif:GPSLatitude="54,29.1N"/></x:xmpmeta>';
  for (const format of formats) {
    const original = await picture.clone().toFormat(format).withXmp(xmp).toBuffer();
    expect(await hasPlace(original), format).toBe(true);
  }
});

test('a picture with truncated details has no place', async () => {
  const taken = await picture.clone().jpeg().withExif({ IFD3: place }).toBuffer();
  // The first list begins beyond the end.
  taken.writeUInt32LE(60_000, taken.indexOf('II*') + 4);
  expect(await hasPlace(taken)).toBe(false);
});
