import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { slug } from '../content/slug';
import { openPhoto, photoFolder, photoPath } from './photo-file';

/** A smaller picture looks blurred in the site's column. */
const leastWidth = 800;

/** More than cameras take, and less than sharp refuses to decode. */
const mostPixels = 250_000_000;

const kinds = new Set(['jpeg', 'png', 'webp']);

/**
 * What keeps a picture from being shown, as the end of a sentence that begins with its name;
 * undefined when nothing does. Reads the whole picture, so that a copy that was cut short is
 * found. Never rejects.
 */
export async function checkPhoto(
  file: string,
  projectDir = process.cwd(),
): Promise<string | undefined> {
  const present = await readdir(path.join(projectDir, photoFolder)).catch((): string[] => []);
  // A Mac finds house.jpg as House.JPG; the machine that publishes the site does not.
  if (!present.includes(file)) return whyMissing(file, present);
  const original = await readFile(photoPath(file, projectDir)).catch(() => undefined);
  if (!original) return `cannot be opened: put the picture into ${photoFolder} again`;
  if (original.length === 0) return 'is empty (0 bytes): copy it again from where it came';
  const picture = await sharp(original, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!picture) {
    return 'cannot be read: it is damaged or not a picture; save it again as JPEG, PNG or WebP';
  }
  if (!kinds.has(picture.format)) {
    return `is ${picture.format.toUpperCase()} inside, whatever its name: save it as JPEG, PNG or WebP`;
  }
  const { width, height } = picture.autoOrient;
  if (width < leastWidth) {
    return `is ${width} × ${height} pixels: it must be at least ${leastWidth} pixels wide`;
  }
  if (width * height > mostPixels) {
    return `is ${width} × ${height} pixels, more than can be handled: save a smaller copy, 3000 pixels wide, say`;
  }
  const decoded = await openPhoto(original)
    .stats()
    .catch(() => undefined);
  return decoded ? undefined : 'is damaged or cut short: copy it again from where it came';
}

function whyMissing(file: string, present: string[]): string {
  const meant = present.find((name) => stem(name) === stem(file) && stem(file) !== '');
  if (!meant) {
    return `is not in ${photoFolder}: put the picture there, correct its name here or remove its row`;
  }
  return /\.hei[cf]$/i.test(meant)
    ? `is not in ${photoFolder}, but ${meant} is, which browsers cannot show: save it as a JPEG called ${file}`
    : `is not in ${photoFolder}, but ${meant} is: write ${meant} here, or rename the picture to ${file}`;
}

/** What two spellings of a picture's name have in common; Windows hides a second .jpg. */
function stem(name: string): string {
  return slug(name.replace(/(\.(jpe?g|png|webp|hei[cf]))+$/i, ''));
}
