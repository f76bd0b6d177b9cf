import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { slug } from '../content/slug';
import { cached } from './cached';
import { encodePhoto, encodingVersion, phoneWidth, type PhotoFormat } from './encode-photo';
import { photoPath } from './photo-file';

/** One encoded size of a picture. */
export interface Rendition {
  /** Unique to the original's bytes and the encoder's settings, so that it can be cached for ever. */
  name: string;
  format: PhotoFormat;
  width: number;
}

/** A picture as a page needs it; width and height are those of the upright original. */
export interface RenderedPhoto {
  width: number;
  height: number;
  renditions: Rendition[];
}

/** From a small phone's column at two device pixels to a desktop's at two. */
const widths = [480, 720, phoneWidth, 1600];

/**
 * What a picture in content/photos is rendered to: AVIF and WebP at every width up to its own,
 * and one JPEG for what knows neither. Never wider than the original.
 */
export async function photoRenditions(file: string): Promise<RenderedPhoto> {
  const original = await readFile(photoPath(file));
  const { width, height } = (await sharp(original).metadata()).autoOrient;
  const hash = createHash('sha256').update(encodingVersion).update(original).digest('hex');
  // Phones put spaces, capitals and colons into names, which addresses would have to encode.
  const title = slug(path.parse(file).name) || 'photo';
  const rendition = (format: PhotoFormat, limit: number): Rendition => {
    const rendered = Math.min(limit, width);
    return {
      name: `${title}-${rendered}-${hash.slice(0, 8)}.${format}`,
      format,
      width: rendered,
    };
  };
  const limits = widths.filter((_, index) => (widths[index - 1] ?? 0) < width);
  return {
    width,
    height,
    renditions: [
      ...limits.map((limit) => rendition('avif', limit)),
      ...limits.map((limit) => rendition('webp', limit)),
      rendition('jpeg', phoneWidth),
    ],
  };
}

/** The rendition of that name and its bytes, or undefined when none of the pictures has it. */
export async function findRendition(name: string, files: string[]) {
  for (const file of files) {
    const { renditions } = await photoRenditions(file);
    const rendition = renditions.find((one) => one.name === name);
    if (!rendition) continue;
    const { format, width } = rendition;
    const bytes = await cached(name, async () =>
      encodePhoto(await readFile(photoPath(file)), format, width),
    );
    return { format, bytes };
  }
  return undefined;
}
