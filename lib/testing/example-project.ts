import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { parts, type Content } from '../content/define-content';
import { exampleContent } from './example';

/** Sizes of the example's pictures, like those of cameras and phones. */
const pictureSizes: [file: string, width: number, height: number][] = [
  ['house.jpg', 1920, 1080],
  ['windows-by-hand.jpg', 900, 1200],
  ['pole.png', 800, 600],
  ['conservatory.webp', 1200, 900],
  ['gutter.jpg', 1600, 1200],
  ['restoration.jpg', 800, 800],
];

/**
 * Overwrites the content of a project with the example and its pictures: coloured clouds, about as hard to
 * encode as photographs and the same every time, so that cached renditions stay valid. Their quick stand-ins
 * are of one colour.
 */
export async function writeExampleContent(projectDir: string, drawPicture = clouds): Promise<void> {
  await mkdir(path.join(projectDir, 'content/photos'), { recursive: true });
  for (const [file, source] of Object.entries(exampleContent)) {
    await writeFile(path.join(projectDir, file), source);
  }
  for (const [file, width, height] of pictureSizes) {
    await drawPicture(width, height).toFile(path.join(projectDir, 'content/photos', file));
  }
}

/** Overwrites the example's content files in a project with other values, as their owner would write them. */
export async function writeContent(projectDir: string, written: Record<keyof Content, unknown>) {
  for (const [part, { file }] of Object.entries(parts)) {
    const [head] = /^[^]*?defineContent\("\w+", /.exec(exampleContent[file]!)!;
    const value = JSON.stringify(written[part as keyof Content]);
    await writeFile(path.join(projectDir, file), `${head}${value});\n`);
  }
}

function clouds(width: number, height: number) {
  const raw = { width: width / 10, height: Math.round(height / 10), channels: 3 } as const;
  const pixels = createHash('shake256', { outputLength: raw.width * raw.height * 3 }).digest();
  return sharp(pixels, { raw }).linear(0.4, 120).resize(width, height);
}
