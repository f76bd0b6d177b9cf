import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

export const photoFolder = 'content/photos';

export function photoPath(file: string, projectDir = process.cwd()): string {
  return path.join(projectDir, photoFolder, file);
}

/**
 * An original, turned upright and with transparency filled in white. Decoding rejects if the picture is
 * damaged or incomplete, but tolerates the harmless oddities of phones.
 */
export function openPhoto(original: Buffer): Sharp {
  return sharp(original, { failOn: 'error' }).autoOrient().flatten({ background: '#fff' });
}
