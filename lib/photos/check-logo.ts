import sharp from 'sharp';
import { decode, readOriginal } from './check-photo';
import { drawLogo } from './logo';

/** The largest icon's size in pixels. */
const minSide = 192;

/** What would be missing or different in an icon that a server renders from the drawing. */
const refused: [pattern: RegExp, what: string][] = [
  [/<(\w+:)?text\b/i, 'text in a font that other computers may not have'],
  [
    // Skips the `href` of a link, which is not a picture.
    /@import|(?<!<(\w+:)?a\s[^>]*)\b(href|src)\s*=\s*(?!["'](#|data:image\/))|url\(\s*(?!["']?(#|data:))/i,
    'a picture or a font from another file',
  ],
];

/**
 * Why a file cannot be the logo, all reasons at once, as the end of a sentence that begins with its name;
 * undefined if it can. Never rejects.
 */
export async function checkLogo(file: string): Promise<string | undefined> {
  const original = await readOriginal(file);
  if (typeof original === 'string') return original;
  const metadata = await decode(original);
  if (!metadata) return "can't be read: it's damaged or not a picture. Save it again as a PNG";
  const { format, width, height } = metadata;
  const drawing = format === 'svg' ? original.toString() : '';
  const reasons = [
    ...refused.map(([pattern, what]) => pattern.test(drawing) && `contains ${what}`),
    Math.max(width, height) > 1.5 * Math.min(width, height) &&
      `is ${width} × ${height}, which doesn't fit the square beside your name`,
    !drawing &&
      Math.min(width, height) < minSide &&
      `is ${width} × ${height} pixels, too small for the icons made from it`,
    (await isBlank(file)) && "can't be seen on white, so it needs a colour",
  ].filter(Boolean);
  return reasons.length > 0
    ? `${reasons.join('; ')}: save a square part of it as a plain SVG, or as a PNG of at least ${minSide} × ${minSide} pixels`
    : undefined;
}

/** Whether a logo is transparent, or as white as the background of the header and of icons. */
async function isBlank(logo: string): Promise<boolean> {
  const icon = sharp(await drawLogo(minSide, { logo })).flatten({ background: 'white' });
  return (await icon.raw().toBuffer()).every((value) => value > 240);
}
