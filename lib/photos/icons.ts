import path from 'node:path';
import sharp from 'sharp';
import { logoPath, readDrawing, readLogo, stripePath, type Looks } from './logo';

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

/** Names of the files in /icons: the icons, and drawings in the owner's colour. */
export function iconFiles(looks: Looks): string[] {
  const drawings = [logoPath(looks), stripePath(looks)].filter((file) =>
    file.startsWith('/icons/'),
  );
  return [...new Set([...Object.keys(icons), ...drawings.map((file) => path.basename(file))])];
}

/** A file in /icons. */
export async function readIcon(name: string, looks: Looks): Promise<Buffer> {
  if (name === 'logo.svg') return readLogo(looks);
  if (name === 'wipe.svg') return readDrawing(name, looks.accentColour);
  return drawIcon(name as IconName, looks);
}

/** The logo as a square PNG of `size` pixels. */
export async function drawMark(size: number, looks: Looks = {}): Promise<Buffer> {
  const logo = await readLogo(looks);
  const { width, height } = await sharp(logo).metadata();
  // A drawing's unit is a pixel at 72 dpi.
  const density = Math.max(1, (72 * size) / Math.max(width, height));
  return sharp(logo, { density })
    .resize(size, size, { fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer();
}

export async function drawIcon(name: IconName, looks: Looks = {}): Promise<Buffer> {
  const { size, mark, background } = icons[name];
  // An owner's logo is made for paper: on the mark's dark frame it might not be seen.
  const behind = looks.logo && background ? 'white' : background;
  const input = await drawMark(size * mark, looks);
  return sharp({
    create: { width: size, height: size, channels: 4, background: behind ?? 'transparent' },
  })
    .composite([{ input }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
