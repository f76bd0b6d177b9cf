import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { slug } from '../content/slug';
import { asWritten, openPhoto, photoFolder, photoPath, shownSize } from './photo-file';

/** Ends a sentence about a HEIC photo, as iPhones save it. */
const howToGetJpeg =
  "which browsers can't show. To get a JPEG, email the photo to yourself from the phone; for new photos, choose “Most Compatible” in its settings, under Camera, Formats";

/**
 * Why a picture cannot be used, as the end of a sentence that begins with its name; undefined if it can. A picture
 * narrower than `minWidth` would look blurred.
 */
export async function checkPhoto(file: string, minWidth = 800): Promise<string | undefined> {
  const original = await readOriginal(file);
  if (typeof original === 'string') return original;
  const picture = await decode(original);
  if (!picture) {
    return /^ftyp(he|mif1|msf1)/.test(original.toString('latin1', 4, 12))
      ? `is a HEIC photo, ${howToGetJpeg}`
      : "can't be read: it's damaged, incomplete, too large or not a picture. Copy it again from the original, or save it as a JPEG, PNG or WebP";
  }
  const { width, height } = picture.autoOrient;
  return shownSize(picture.autoOrient).width < minWidth
    ? `is ${width} × ${height} pixels: it must be at least ${minWidth} pixels wide and ${minWidth / 2} high`
    : undefined;
}

/** The metadata of a picture of any format; undefined if it cannot be decoded to its end, as with a bad copy. */
export async function decode(original: Buffer): Promise<Metadata | undefined> {
  try {
    // Not with `stats`, which overlooks faults if other pictures are decoded at the same time. Not at a small size,
    // for which sharp may skip the last rows.
    await openPhoto(original).raw().toBuffer();
    return await sharp(original).metadata();
  } catch {
    return undefined;
  }
}

/** The bytes of a picture, empty if it cannot be opened; or why it is missing, as the end of a sentence. */
export async function readOriginal(file: string): Promise<Buffer | string> {
  const stored = await readdir(path.resolve(photoFolder)).catch((): string[] => []);
  // Other programs keep hidden files there, such as ._house.jpg.
  const present = stored.filter((name) => !name.startsWith('.')).map(asWritten);
  // Compares exact names: macOS finds House.JPG as house.jpg, but the server that builds the site does not.
  if (!present.includes(file)) return whyMissing(file, present);
  return readFile(photoPath(file)).catch(() => Buffer.alloc(0));
}

function whyMissing(file: string, present: string[]): string {
  const similar = present.find((name) => stem(name) === stem(file) && stem(file) !== '');
  const remedy = /\.hei[cf]$/i.test(similar ?? '')
    ? `, ${howToGetJpeg}`
    : `: write ${similar} here, or rename the picture to ${file}`;
  return similar
    ? `isn't in ${photoFolder}, but ${similar} is${remedy}`
    : `isn't in ${photoFolder}: put the picture there, correct its name here, or remove its entry`;
}

/** The name without case, punctuation and extensions; there may be two, since Windows hides the second .jpg. */
function stem(name: string): string {
  return slug(name.replace(/(\.(jpe?g|png|webp|hei[cf]))+$/i, ''));
}
