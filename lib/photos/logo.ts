import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Business } from '../content/business';
import { photoPath } from './photo-file';

/** The owner's own logo and colour, if any. */
export type Branding = Partial<Pick<Business, 'logo' | 'accentColour'>>;

/** The accent of the site's own drawings and social card, unless the owner gives one. */
export const accent = '#f2a32c';

/** Sizes of the icons drawn from the logo, in pixels, by file name. */
export const iconSizes = { 'icon-32.png': 32, 'icon-192.png': 192, 'apple-touch-icon.png': 180 };

/** The path of an icon, or of a drawing that comes with the site. */
export function iconPath(name: keyof typeof iconSizes | 'logo.svg' | 'wipe.svg'): string {
  return `/icons/${name}`;
}

/** The path of the header's logo: the owner's as an icon, which looks the same everywhere, or our drawing. */
export function logoPath({ logo }: Branding): string {
  return iconPath(logo ? 'icon-192.png' : 'logo.svg');
}

/** Names of the files in /icons: the icons and, unless the owner has a logo, the site's own with its stripe. */
export function iconFiles({ logo }: Branding): string[] {
  return [...Object.keys(iconSizes), ...(logo ? [] : ['logo.svg', 'wipe.svg'])];
}

/** The bytes of a file in /icons. */
export async function readIcon(name: string, branding: Branding): Promise<Buffer> {
  if (name.endsWith('.svg')) return readDrawing(name, branding);
  const icon = await drawLogo(iconSizes[name as keyof typeof iconSizes], branding);
  if (name !== 'apple-touch-icon.png') return icon;
  // iPhones show transparency as black. The site's logo gets the colour of its frame behind it, an owner's gets white.
  const background = branding.logo ? 'white' : '#0d3f49';
  return sharp(icon).flatten({ background }).png().toBuffer();
}

/** The logo as a square PNG of `size` pixels. */
export async function drawLogo(size: number, branding: Branding = {}): Promise<Buffer> {
  const logo = await (branding.logo
    ? readFile(photoPath(branding.logo))
    : readDrawing('logo.svg', branding));
  const { width, height } = await sharp(logo).metadata();
  // A drawing's unit is a pixel at 72 dpi.
  const density = Math.max(1, (72 * size) / Math.max(width, height));
  return sharp(logo, { density })
    .resize(size, size, { fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer();
}

/** A drawing that comes with the site, in the owner's colour. */
async function readDrawing(file: string, { accentColour }: Branding): Promise<Buffer> {
  const drawing = await readFile(path.join(process.cwd(), 'lib/photos', file), 'utf8');
  return Buffer.from(accentColour ? drawing.replaceAll(accent, accentColour.fill) : drawing);
}
