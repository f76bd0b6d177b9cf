import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** The frame of the mark, on which an icon stands that may not be transparent. */
const ink = '#0d3f49';

/**
 * Icons drawn from the mark, by file name. `ground` fills the corners, for systems that cut their
 * own shape; `mark` is its share of the width, so that no shape cuts into it.
 */
export const icons = {
  'icon-32.png': { size: 32, mark: 1, ground: undefined },
  'icon-192.png': { size: 192, mark: 1, ground: undefined },
  'icon-512.png': { size: 512, mark: 1, ground: undefined },
  'maskable-512.png': { size: 512, mark: 0.75, ground: ink },
  'apple-touch-icon.png': { size: 180, mark: 1, ground: ink },
} as const;

export type IconName = keyof typeof icons;

/** The mark as a square PNG picture, `size` pixels wide. */
export async function drawMark(size: number): Promise<Buffer> {
  const drawing = await readFile(path.join(process.cwd(), 'public/logo.svg'));
  // The drawing is 64 units wide, one unit a pixel at 72 dots per inch.
  return sharp(drawing, { density: (72 * size) / 64 })
    .resize(size, size)
    .png()
    .toBuffer();
}

/** One of the icons as PNG. */
export async function drawIcon(name: IconName): Promise<Buffer> {
  const { size, mark, ground } = icons[name];
  const input = await drawMark(size * mark);
  const background = ground ?? 'transparent';
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
