import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Problem } from '../content/problem';
import { openPhoto, photoFolder, photoPath } from './photo-file';

/** A smaller picture looks blurred in the site's column. */
const leastWidth = 800;

const kinds = new Set(['jpeg', 'png', 'webp']);

/**
 * What keeps a picture from being shown, in a sentence for the owner; undefined when nothing
 * does. Reads the whole picture, so that a copy that was cut short is found. Never rejects.
 */
export async function checkPhoto(
  file: string,
  projectDir = process.cwd(),
): Promise<Problem | undefined> {
  const problem = (message: string): Problem => ({ file: `${photoFolder}/${file}`, message });
  const original = await readFile(photoPath(file, projectDir)).catch(() => undefined);
  if (!original) {
    return problem(
      `the picture is not there: put it in ${photoFolder} or correct the name in content/photos.ts`,
    );
  }
  const picture = await sharp(original)
    .metadata()
    .catch(() => undefined);
  if (!picture) {
    return problem(
      'the picture cannot be read: it is damaged or not a picture; save it again as JPEG, PNG or WebP',
    );
  }
  if (!kinds.has(picture.format)) {
    return problem(
      `the picture is ${picture.format.toUpperCase()} inside, whatever its name: save it as JPEG, PNG or WebP`,
    );
  }
  const { width, height } = picture.autoOrient;
  if (width < leastWidth) {
    return problem(
      `the picture is ${width} × ${height} pixels: it must be at least ${leastWidth} pixels wide`,
    );
  }
  const decoded = await openPhoto(original)
    .stats()
    .catch(() => undefined);
  return decoded
    ? undefined
    : problem('the picture is damaged or cut short: copy it again from where it came');
}
