import sharp from 'sharp';
import { decode, readOriginal } from './check-photo';
import { photoPath } from './photo-file';

/** The largest icon's size in pixels. */
const minSide = 192;

/** Every page loads a drawing as it is. */
const maxDrawingBytes = 30_000;

/** What a drawing must not contain: a phone would show something else, or would have to fetch it. */
const refused: [pattern: RegExp, what: string][] = [
  [/<(\w+:)?script|\son\w+\s*=|javascript:/i, 'a script'],
  [/<(\w+:)?foreignObject/i, 'a web page'],
  [/<!ENTITY/i, 'abbreviations (<!ENTITY>)'],
  [/<(\w+:)?text\b/i, 'letters in a font that most phones do not have'],
  [
    /@import|\b(href|src)\s*=\s*(?!["'](#|data:image\/))|url\(\s*(?!["']?(#|data:))/i,
    'a picture or a font from another file',
  ],
];

/**
 * Why a file cannot be the logo, all reasons at once, as the end of a sentence that begins with its name;
 * undefined if it can. Never rejects.
 */
export async function checkLogo(file: string, projectDir: string): Promise<string | undefined> {
  const original = await readOriginal(file, projectDir);
  if (typeof original === 'string') return original;
  const { format, width, height } = await decode(sharp(original))
    .then(() => sharp(original).metadata())
    .catch(() => ({ format: undefined, width: 0, height: 0 }));
  const kind = /\.svg$/i.test(file) ? 'svg' : 'png';
  if (format !== kind) {
    return format
      ? `is really a ${format.toUpperCase()} file: save it as ${kind.toUpperCase()}`
      : `cannot be read: it is damaged or no ${kind.toUpperCase()} file; save it again`;
  }
  const source = kind === 'svg' ? original.toString() : '';
  const reasons = [
    ...refused.filter(([pattern]) => pattern.test(source)).map(([, what]) => `contains ${what}`),
    source.length > maxDrawingBytes &&
      `is ${Math.ceil(original.length / 1000)} kB, which every page would load`,
    Math.max(width, height) > 1.5 * Math.min(width, height) &&
      `is ${width} × ${height}, which does not fit the square beside your name`,
    kind === 'png' &&
      Math.min(width, height) < minSide &&
      `is ${width} × ${height} pixels, too small for the icons made from it`,
  ].filter((reason) => reason !== false);
  return reasons.length > 0
    ? `${reasons.join('; ')}: save a square part of it as a plain SVG of at most ${maxDrawingBytes / 1000} kB, or save it as a PNG of at least ${minSide} × ${minSide} pixels`
    : undefined;
}

/** Whether a usable logo has white corners: its icon is a white square in the tab of a dark browser. */
export async function hasWhiteBackground(file: string, projectDir: string): Promise<boolean> {
  const pixels = await sharp(photoPath(file, projectDir))
    .ensureAlpha()
    .resize(16, 16, { fit: 'fill' })
    .raw()
    .toBuffer();
  const corners = [0, 15, 240, 255].map((pixel) => pixels.subarray(4 * pixel, 4 * pixel + 4));
  return corners.every((corner) => corner.every((channel) => channel > 250));
}
