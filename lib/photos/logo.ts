import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Business } from '../content/business';
import { photoPath } from './photo-file';

/** What makes the site look like the business. */
export type Looks = Partial<Pick<Business, 'logo' | 'accentColour'>>;

/** The amber of the drawings that come with the site. */
const amber = /#f2a02b/g;

/** The owner's logo, or the one that comes with the site in the owner's colour. */
export async function readLogo({ logo, accentColour }: Looks): Promise<Buffer> {
  return logo === undefined ? readDrawing('logo.svg', accentColour) : readFile(photoPath(logo));
}

/** A drawing in `public`, in the owner's colour. */
export async function readDrawing(file: string, accentColour: Looks['accentColour']) {
  const drawing = await readFile(path.join(process.cwd(), 'public', file), 'utf8');
  return Buffer.from(accentColour ? drawing.replace(amber, accentColour.fill) : drawing);
}

/** Where the header's logo is. */
export function logoPath({ logo, accentColour }: Looks): string {
  if (logo && /\.png$/i.test(logo)) return '/icons/icon-192.png';
  return (logo ?? accentColour) ? '/icons/logo.svg' : '/logo.svg';
}

/** Where the stripe beside the site's own logo is. */
export function stripePath({ accentColour }: Looks): string {
  return accentColour ? '/icons/wipe.svg' : '/wipe.svg';
}
