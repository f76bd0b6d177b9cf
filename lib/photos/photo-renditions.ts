import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { slug } from '../content/slug';
import { openPhoto, photoPath, shownSize, type Size } from './photo-file';

/** Formats of renditions and their media types. */
export const photoTypes = { avif: 'image/avif', jpeg: 'image/jpeg' } as const;

type PhotoFormat = keyof typeof photoTypes;

/** The widest rendition that a phone downloads: 430 CSS pixels at a density of 2. */
export const phoneWidth = 860;

/** Size limit of a rendition at `phoneWidth`, in bytes; ordinary pictures stay below it. */
export const phoneBytes = 60_000;

/** `qualities` are tried in turn until the file fits. AVIF at effort 4 takes four times as long to save 3%. */
const settings = {
  avif: {
    options: { effort: 3, chromaSubsampling: '4:2:0' },
    qualities: [44, 34, 26, 18, 10, 1],
  },
  jpeg: { options: { mozjpeg: true }, qualities: [70, 60, 50, 40, 28, 16, 4] },
};

/** One encoded size of a picture. */
type Rendition = Size & {
  /** Has a hash of the original and the encoder's settings, so that browsers can cache it for ever. */
  name: string;
  format: PhotoFormat;
};

/** The widest rendition of a picture beside a line of text: a face of 120 CSS pixels at a density of 2. */
export const thumbnailWidth = 240;

/** In pixels: a thumbnail, then what small phones to desktops need at a density of 2. */
const widths = [thumbnailWidth, 480, 720, phoneWidth, 1200, 1600];

type PhotoRenditions = ReturnType<typeof renditionsOf>;

/** By path, time and size of an original: hashing every original for each rendition took minutes. */
const known = new Map<string, PhotoRenditions>();

/**
 * The size at which a picture of content/photos is shown, and its renditions: AVIF at every width up to its
 * own, and one JPEG for the few browsers that cannot read AVIF. None is wider than the original. Reads an original
 * once, unless it changes.
 */
export async function photoRenditions(file: string): PhotoRenditions {
  const original = photoPath(file);
  const { mtimeMs, size } = await stat(original);
  const version = [original, mtimeMs, size].join();
  const renditions = known.get(version) ?? renditionsOf(file, original);
  known.set(version, renditions);
  return renditions;
}

async function renditionsOf(file: string, stored: string) {
  const original = await readFile(stored);
  const shown = shownSize((await sharp(original).metadata()).autoOrient);
  // Everything, besides the original, that determines the bytes of a rendition.
  const version = JSON.stringify([settings, phoneBytes, phoneWidth, sharp.versions.sharp, shown]);
  const hash = createHash('sha256').update(version).update(original).digest('hex').slice(0, 8);
  // Phones put spaces, capitals and colons into file names, which URLs would have to encode.
  const title = slug(path.parse(file).name) || 'photo';
  const rendition = (format: PhotoFormat, limit: number): Rendition => {
    const width = Math.min(limit, shown.width);
    const height = Math.round((width * shown.height) / shown.width);
    return { name: `${title}-${width}-${hash}.${format}`, format, width, height };
  };
  const limits = widths.filter((_, index) => (widths[index - 1] ?? 0) < shown.width);
  const jpeg = rendition('jpeg', phoneWidth);
  return { ...shown, jpeg, renditions: [...limits.map((limit) => rendition('avif', limit)), jpeg] };
}

/** The path of a rendition on the site. */
export function renditionPath({ name }: Rendition): string {
  return `/photos/${name}`;
}

/** The format and bytes of the rendition with that name; undefined if none of `files` has it. */
export async function findRendition(name: string, files: string[]) {
  for (const file of files) {
    const { renditions } = await photoRenditions(file);
    const found = renditions.find((one) => one.name === name);
    if (found) return { format: found.format, bytes: await cachedRendition(file, found) };
  }
  return undefined;
}

/** A rendition from Next's cache folder; otherwise encoded, and kept there so that later builds are quick. */
async function cachedRendition(file: string, { name, format, ...size }: Rendition) {
  const cached = path.join(process.cwd(), '.next/cache/photos', name);
  const found = await readFile(cached).catch(() => undefined);
  if (found) return found;
  const bytes = await encodePhoto(await readFile(photoPath(file)), format, size);
  await mkdir(path.dirname(cached), { recursive: true });
  // Renamed once complete: other workers use the folder too, and a build can be interrupted.
  const unfinished = `${cached}.${process.pid}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, cached);
  return bytes;
}

/**
 * Encodes the middle of an original at a size, without its metadata. Lowers the quality until the file is
 * within `phoneBytes`; above `phoneWidth`, the limit grows in proportion to the area.
 */
export async function encodePhoto(
  original: Buffer,
  format: PhotoFormat,
  size: Size,
): Promise<Buffer> {
  const limit = phoneBytes * Math.max(1, (size.width / phoneWidth) ** 2);
  const { options, qualities } = settings[format];
  const picture = openPhoto(original).resize(size);
  let bytes = Buffer.alloc(0);
  for (const quality of qualities) {
    bytes = await picture.toFormat(format, { ...options, quality }).toBuffer();
    if (bytes.length <= limit) break;
  }
  return bytes;
}
