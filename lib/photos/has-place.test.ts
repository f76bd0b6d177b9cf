import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hasPlace } from './has-place';

const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: '#336699' } });
const place = { GPSLatitudeRef: 'N', GPSLatitude: '54/1 29/1 10/1' };

test.each<[string, object, boolean]>([
  ['a place', { IFD0: { Make: 'Camera' }, IFD3: place }, true],
  ['only the direction', { IFD3: { GPSImgDirection: '90/1' } }, false],
  ['only the camera', { IFD0: { Make: 'Camera' } }, false],
])('a picture with %s in its details has a place: %j', async (_, exif, isKnown) => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const original = await picture.clone().toFormat(format).withExif(exif).toBuffer();
    expect(await hasPlace(original), format).toBe(isKnown);
  }
});

test.each([
  ['<rdf:Description exif:GPSLatitude="54,29.1N"/>', true],
  ['<rdf:Description><exif:GPSLatitude>54,29.1N</exif:GPSLatitude></rdf:Description>', true],
  ['<rdf:Description exif:GPSImgDirection="90/1"/>', false],
])('a picture with %s in XMP has a place: %j', async (description, isKnown) => {
  const namespaces =
    'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:exif="http://ns.adobe.com/exif/1.0/"';
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF ${namespaces}>${description}</rdf:RDF></x:xmpmeta>`;
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const original = await picture.clone().toFormat(format).withXmp(xmp).toBuffer();
    expect(await hasPlace(original), format).toBe(isKnown);
  }
});

test('a picture with truncated details, and a file that is not a picture, have no place', async () => {
  const taken = await picture.clone().jpeg().withExif({ IFD3: place }).toBuffer();
  // The first list begins beyond the end.
  taken.writeUInt32LE(60_000, taken.indexOf('II*') + 4);
  expect(await hasPlace(taken)).toBe(false);
  expect(await hasPlace(Buffer.from('Dear customer'))).toBe(false);
});
