import readExif from 'exif-reader';
import sharp from 'sharp';

/** Whether a picture records where it was taken, in Exif (as phones do) or in XMP. False if it cannot be read. */
export async function hasPlace(original: Buffer): Promise<boolean> {
  try {
    const { exif, xmp } = await sharp(original).metadata();
    const isInExif = exif && readExif(exif).GPSInfo?.GPSLatitude !== undefined;
    return isInExif || xmp?.includes('GPSLatitude') === true;
  } catch {
    return false;
  }
}
