import sharp from 'sharp';
import { readOriginal } from './check-photo';

/** The largest icon's size in pixels. */
const minSide = 192;

/** Every page loads a drawing as it is. */
const maxDrawingBytes = 30_000;

const plainDrawing = 'save it as a plain SVG, or as a PNG';

/** What a drawing must not hold: a phone would show something else, or would have to fetch it. */
const refused: [pattern: RegExp, what: string, remedy: string][] = [
  [/<(\w+:)?script|\son\w+\s*=|javascript:/i, 'a script', plainDrawing],
  [/<(\w+:)?foreignObject/i, 'a web page', plainDrawing],
  [/<!ENTITY/i, 'abbreviations (<!ENTITY>)', plainDrawing],
  [/<(\w+:)?text\b/i, 'letters that need a font', 'convert its text to outlines'],
  [
    /@import|\b(href|src)\s*=\s*(?!["'](#|data:image\/))|url\(\s*(?!["']?(#|data:))/i,
    'a reference to another file',
    `put everything into the drawing, or ${plainDrawing}`,
  ],
];

/**
 * Why a file cannot be the logo, as the end of a sentence that begins with its name; undefined if it
 * can. Never rejects.
 */
export async function checkLogo(file: string, projectDir: string): Promise<string | undefined> {
  const original = await readOriginal(file, projectDir);
  if (typeof original === 'string') return original;
  const { format, width, height } = await sharp(original)
    .stats()
    .then(() => sharp(original).metadata())
    .catch(() => ({ format: undefined, width: 0, height: 0 }));
  const kind = /\.svg$/i.test(file) ? 'svg' : 'png';
  if (format !== kind) {
    return format
      ? `is really a ${format.toUpperCase()} file: save it as ${kind.toUpperCase()}`
      : `cannot be read: it is damaged or no ${kind.toUpperCase()} file; save it again`;
  }
  if (Math.max(width, height) > 1.5 * Math.min(width, height)) {
    return `is ${width} × ${height}: it stands in a square beside your name, so it must be about as wide as it is high`;
  }
  if (kind === 'png') {
    return Math.min(width, height) < minSide
      ? `is ${width} × ${height} pixels: it must be at least ${minSide} × ${minSide}, for the icons made from it`
      : undefined;
  }
  if (original.length > maxDrawingBytes) {
    return `is ${Math.ceil(original.length / 1000)} kB, which every page would load: save a simpler drawing of at most ${maxDrawingBytes / 1000} kB, or a PNG`;
  }
  const found = refused.find(([pattern]) => pattern.test(original.toString()));
  return found && `has ${found[1]} in it: ${found[2]}`;
}
