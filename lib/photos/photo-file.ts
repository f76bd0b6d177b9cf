import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** Folder of the original pictures. */
export const photoFolder = 'content/photos';

/** Where a picture's original lies on this machine. */
export function photoPath(file: string, projectDir = process.cwd()): string {
  return path.join(projectDir, photoFolder, file);
}

/**
 * An original, upright as its camera meant it and on white where it is transparent. Decoding
 * rejects when the picture is cut short or damaged, never for the harmless oddities of phones.
 */
export function openPhoto(original: Buffer): Sharp {
  return sharp(original, { failOn: 'error' }).autoOrient().flatten({ background: '#fff' });
}
