import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { slug } from '../content/slug';
import { encodePhoto, encodingVersion, phoneWidth, type PhotoFormat } from './encode-photo';
import { photoPath, shownSize, type Size } from './photo-file';

/** One encoded size of a picture. */
type Rendition = Size & {
  /** Has a hash of the original and the encoder's settings, so that browsers can cache it for ever. */
  name: string;
  format: PhotoFormat;
};

/** A picture's renditions; width and height are those of what is shown of the upright original. */
type RenderedPhoto = Size & { renditions: Rendition[] };

/** From a small phone at a density of 2 to a desktop at a density of 2. */
const widths = [480, 720, phoneWidth, 1200, 1600];

/**
 * The renditions of a picture in content/photos: AVIF at every width up to its own, and one JPEG
 * for the few browsers that cannot read AVIF. None is wider than the original.
 */
export async function photoRenditions(file: string): Promise<RenderedPhoto> {
  const original = await readFile(photoPath(file));
  const shown = shownSize((await sharp(original).metadata()).autoOrient);
  const settings = JSON.stringify([encodingVersion, shown]);
  const hash = createHash('sha256').update(settings).update(original).digest('hex').slice(0, 8);
  // Phones put spaces, capitals and colons into file names, which URLs would have to encode.
  const title = slug(path.parse(file).name) || 'photo';
  const rendition = (format: PhotoFormat, limit: number): Rendition => {
    const width = Math.min(limit, shown.width);
    const height = Math.round((width * shown.height) / shown.width);
    return { name: `${title}-${width}-${hash}.${format}`, format, width, height };
  };
  const limits = widths.filter((_, index) => (widths[index - 1] ?? 0) < shown.width);
  return {
    ...shown,
    renditions: [...limits.map((limit) => rendition('avif', limit)), rendition('jpeg', phoneWidth)],
  };
}

/** The bytes of the rendition of that name; undefined if none of `files` has it. */
export async function findRendition(name: string, files: string[]) {
  for (const file of files) {
    const { renditions } = await photoRenditions(file);
    const rendition = renditions.find((one) => one.name === name);
    if (!rendition) continue;
    const { format } = rendition;
    return { format, bytes: await cachedRendition(file, rendition) };
  }
  return undefined;
}

/** A rendition from Next's cache folder, so that later builds are quick. */
async function cachedRendition(file: string, { name, format, ...size }: Rendition) {
  const cached = path.join(process.cwd(), '.next/cache/photos', name);
  const found = await readFile(cached).catch(() => undefined);
  if (found) return found;
  const bytes = await encodePhoto(await readFile(photoPath(file)), format, size);
  await mkdir(path.dirname(cached), { recursive: true });
  // Several workers write here, and a build can be interrupted: nobody may read half a file.
  const unfinished = `${cached}.${process.pid}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, cached);
  return bytes;
}
