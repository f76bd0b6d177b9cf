import path from 'node:path';
import sharp from 'sharp';
import { logoPath, readDrawing, readLogo, stripePath, type Looks } from './logo';

/** Sizes of the icons drawn from the mark, in pixels, by file name. */
export const icons = {
  'icon-32.png': 32,
  'icon-192.png': 192,
  'apple-touch-icon.png': 180,
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
  const icon = await drawMark(icons[name], looks);
  if (name !== 'apple-touch-icon.png') return icon;
  // iPhones show transparency as black. The mark has a dark frame; a logo is made for paper.
  const background = looks.logo ? 'white' : '#0d3f49';
  return sharp(icon).flatten({ background }).png().toBuffer();
}
