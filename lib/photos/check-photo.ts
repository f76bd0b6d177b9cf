import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { slug } from '../content/slug';
import { openPhoto, photoFolder, photoPath, shownSize } from './photo-file';

/** Ends a sentence about a photo as iPhones save it. */
const howToGetJpeg =
  'which browsers cannot show: email the photo to yourself from the phone, or choose “Most Compatible” under Camera, Formats in its settings, to get a JPEG';

/** Narrower pictures look blurred on the site. */
const minWidth = 800;

/**
 * Why a picture cannot be used, as the end of a sentence that begins with its name; undefined if it
 * can. Decodes the whole picture, since the end of a bad copy may be missing. Never rejects.
 */
export async function checkPhoto(
  file: string,
  projectDir = process.cwd(),
): Promise<string | undefined> {
  const original = await readOriginal(file, projectDir);
  if (typeof original === 'string') return original;
  if (/^ftyp(he|mif1|msf1)/.test(original.toString('latin1', 4, 12))) {
    return `is a HEIC photo, ${howToGetJpeg}`;
  }
  const picture = await sharp(original)
    .metadata()
    .catch(() => undefined);
  if (!picture) {
    return 'cannot be read: it is damaged, not a picture, or too large; save it again as JPEG, PNG or WebP';
  }
  if (!['jpeg', 'png', 'webp'].includes(picture.format)) {
    const format = picture.format === 'heif' ? 'AVIF' : picture.format.toUpperCase();
    return `has the format ${format}, which not every browser shows: save it as JPEG, PNG or WebP`;
  }
  const { width, height } = picture.autoOrient;
  if (shownSize(picture.autoOrient).width < minWidth) {
    return `is ${width} × ${height} pixels: it must be at least ${minWidth} pixels wide and ${minWidth / 2} high`;
  }
  const decoded = await decode(openPhoto(original)).catch(() => undefined);
  return decoded ? undefined : 'is damaged or incomplete: copy it again from the original';
}

/** Decodes a picture to its end, or rejects. `stats` would miss faults while other pictures are decoded. */
export function decode(picture: Sharp): Promise<Buffer> {
  return picture.resize(16).raw().toBuffer();
}

/** The bytes of a picture, or why there are none, as the end of a sentence. */
export async function readOriginal(file: string, projectDir: string): Promise<Buffer | string> {
  const present = await readdir(path.join(projectDir, photoFolder)).catch((): string[] => []);
  // Compares exact names: macOS finds House.JPG as house.jpg, but the server that builds the site does not.
  if (!present.includes(file)) return whyMissing(file, present);
  const original = await readFile(photoPath(file, projectDir)).catch(() => undefined);
  if (!original) return `cannot be opened: put the picture into ${photoFolder} again`;
  return original.length > 0 ? original : 'is empty (0 bytes): copy it again from the original';
}

function whyMissing(file: string, present: string[]): string {
  const similar = present.find((name) => stem(name) === stem(file) && stem(file) !== '');
  const remedy = /\.hei[cf]$/i.test(similar ?? '')
    ? `, ${howToGetJpeg}`
    : `: write ${similar} here, or rename the picture to ${file}`;
  return similar
    ? `is not in ${photoFolder}, but ${similar} is${remedy}`
    : `is not in ${photoFolder}: put the picture there, correct its name here, or remove its entry`;
}

/** The name without case, punctuation and extensions; Windows hides a second .jpg. */
function stem(name: string): string {
  return slug(name.replace(/(\.(jpe?g|png|webp|hei[cf]))+$/i, ''));
}
