import sharp from 'sharp';

/** Whether a picture records where it was taken, in Exif (as phones do) or in XMP. False if it cannot be read. */
export async function hasPlace(original: Buffer): Promise<boolean> {
  try {
    const { exif, xmp } = await sharp(original).metadata();
    return xmp?.includes('GPSLatitude') || (exif !== undefined && hasLatitude(exif));
  } catch {
    return false;
  }
}

/** The numbers of two entries in Exif: the list about the place, and the latitude in that list. */
const [gps, latitude] = [0x8825, 2];

/** Exif is a TIFF file: lists of entries, some of which lead to further lists. Throws if it is damaged. */
function hasLatitude(exif: Buffer): boolean {
  const start = exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0;
  const tiff = new DataView(exif.buffer, exif.byteOffset + start, exif.length - start);
  const isLittleEndian = tiff.getUint8(0) === 'I'.charCodeAt(0);
  // A list begins with its length, in 2 bytes; an entry of 12 bytes begins with its number and ends with its value.
  const find = (list: number, number: number) =>
    Array.from(
      { length: tiff.getUint16(list, isLittleEndian) },
      (_, row) => list + 2 + row * 12,
    ).find((entry) => tiff.getUint16(entry, isLittleEndian) === number);
  const place = find(tiff.getUint32(4, isLittleEndian), gps);
  return !!place && find(tiff.getUint32(place + 8, isLittleEndian), latitude) !== undefined;
}
