import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { slug } from '../content/slug';
import { openPhoto, photoFolder, photoPath } from './photo-file';

/** Narrower pictures look blurred on the site. */
const minWidth = 800;

/** More than any camera takes, and within what sharp can decode. */
const maxPixels = 250_000_000;

const formats = new Set(['jpeg', 'png', 'webp']);

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
  const picture = await sharp(original, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!picture) {
    return 'cannot be read: it is damaged or not a picture; save it again as JPEG, PNG or WebP';
  }
  if (!formats.has(picture.format)) {
    return `is really a ${picture.format.toUpperCase()} file: save it as JPEG, PNG or WebP`;
  }
  const { width, height } = picture.autoOrient;
  if (width < minWidth) {
    return `is ${width} × ${height} pixels: it must be at least ${minWidth} pixels wide`;
  }
  if (width * height > maxPixels) {
    return `is ${width} × ${height} pixels, which is too large: save a smaller copy, 3000 pixels wide, say`;
  }
  const decoded = await openPhoto(original)
    .stats()
    .catch(() => undefined);
  return decoded ? undefined : 'is damaged or incomplete: copy it again from the original';
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
  if (!similar) {
    return `is not in ${photoFolder}: put the picture there, correct its name here, or remove its entry`;
  }
  return /\.hei[cf]$/i.test(similar)
    ? `is not in ${photoFolder}, but ${similar} is, which browsers cannot show: save it as a JPEG called ${file}`
    : `is not in ${photoFolder}, but ${similar} is: write ${similar} here, or rename the picture to ${file}`;
}

/** The name without case, punctuation and extensions; Windows hides a second .jpg. */
function stem(name: string): string {
  return slug(name.replace(/(\.(jpe?g|png|webp|hei[cf]))+$/i, ''));
}
