import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** The mark's own dark frame, as a background for icons that must be opaque. */
const ink = '#0d3f49';

/**
 * Icons drawn from the mark, by file name. `mark` is the mark's share of the width. Systems that crop
 * icons to their own shape need a `background` and a smaller mark.
 */
export const icons = {
  'icon-32.png': { size: 32, mark: 1, background: undefined },
  'icon-192.png': { size: 192, mark: 1, background: undefined },
  'icon-512.png': { size: 512, mark: 1, background: undefined },
  'maskable-512.png': { size: 512, mark: 0.75, background: ink },
  'apple-touch-icon.png': { size: 180, mark: 1, background: ink },
} as const;

export type IconName = keyof typeof icons;

/** The mark as a square PNG of `size` pixels. */
export async function drawMark(size: number): Promise<Buffer> {
  const drawing = await readFile(path.join(process.cwd(), 'public/logo.svg'));
  // The drawing is 64 units wide, and a unit is a pixel at 72 dpi.
  return sharp(drawing, { density: (72 * size) / 64 })
    .resize(size, size)
    .png()
    .toBuffer();
}

export async function drawIcon(name: IconName): Promise<Buffer> {
  const { size, mark, background = 'transparent' } = icons[name];
  const input = await drawMark(size * mark);
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
