import { decode, readOriginal } from './check-photo';

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
    !drawing &&
      Math.min(width, height) < minSide &&
      `is ${width} × ${height} pixels, too small for the icons made from it`,
  ].filter(Boolean);
  return reasons.length > 0
    ? `${reasons.join('; ')}: save it as a plain SVG, or as a PNG of at least ${minSide} × ${minSide} pixels`
    : undefined;
}
