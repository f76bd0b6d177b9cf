import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { cleanText } from '../content/plain-text';

export const photoFolder = 'content/photos';

export function photoPath(file: string): string {
  const folder = path.join(process.cwd(), photoFolder);
  const stored = readdirSync(folder).find((name) => asWritten(name) === file);
  return path.join(folder, stored ?? file);
}

/**
 * The name of a stored picture as the content spells it: macOS stores é as e and an accent, and puts no-break spaces
 * into the names of screenshots.
 */
export function asWritten(stored: string): string {
  return cleanText(stored.normalize());
}

/**
 * An original, turned upright and with transparency filled in white. Decoding rejects if the picture is
 * damaged or incomplete, but tolerates the harmless oddities of phones.
 */
export function openPhoto(original: Buffer): Sharp {
  return sharp(original, { failOn: 'error' }).autoOrient().flatten({ background: '#fff' });
}

/** Width and height in pixels. */
export type Size = { width: number; height: number };

/**
 * The size of the middle of a picture, which is what pages show: no taller than wide, or there would be a gap below the
 * text beside it, and at most twice as wide as tall, or it would be a strip on a phone.
 */
export function shownSize({ width, height }: Size): Size {
  return { width: Math.min(width, 2 * height), height: Math.min(height, width) };
}
