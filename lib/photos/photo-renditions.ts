import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { slug } from '../content/slug';
import { cached } from './cached';
import { encodePhoto, encodingVersion, phoneWidth, type PhotoFormat } from './encode-photo';
import { photoPath } from './photo-file';

/** One encoded size of a picture. */
interface Rendition {
  /** Has a hash of the original and the encoder's settings, so that browsers can cache it for ever. */
  name: string;
  format: PhotoFormat;
  width: number;
}

/** A picture's renditions; width and height are those of the upright original. */
interface RenderedPhoto {
  width: number;
  height: number;
  renditions: Rendition[];
}

/** From a small phone at a density of 2 to a desktop at a density of 2. */
const widths = [480, 720, phoneWidth, 1200, 1600];

/**
 * The renditions of a picture in content/photos: AVIF at every width up to its own, and one JPEG
 * for the few browsers that cannot read AVIF. None is wider than the original.
 */
export async function photoRenditions(file: string): Promise<RenderedPhoto> {
  const original = await readFile(photoPath(file));
  const { width, height } = (await sharp(original).metadata()).autoOrient;
  const hash = createHash('sha256').update(encodingVersion).update(original).digest('hex');
  // Phones put spaces, capitals and colons into file names, which URLs would have to encode.
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
    renditions: [...limits.map((limit) => rendition('avif', limit)), rendition('jpeg', phoneWidth)],
  };
}

/** Encodes the rendition of that name; undefined if none of `files` has it. */
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
