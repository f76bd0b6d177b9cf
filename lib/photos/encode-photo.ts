import sharp from 'sharp';
import { openPhoto, type Size } from './photo-file';

/** Formats of renditions and their media types. */
export const photoTypes = { avif: 'image/avif', jpeg: 'image/jpeg' } as const;

export type PhotoFormat = keyof typeof photoTypes;

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

/** Changes whenever the same original would give different bytes. */
export const encodingVersion = JSON.stringify([
  settings,
  phoneBytes,
  phoneWidth,
  sharp.versions.sharp,
]);

/**
 * Encodes the middle of an original at a size, without its metadata. Lowers the quality until the file is
 * within `phoneBytes`, scaled up by area above `phoneWidth`.
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
    bytes = await picture
      .clone()
      .toFormat(format, { ...options, quality })
      .toBuffer();
    if (bytes.length <= limit) break;
  }
  return bytes;
}
