import { createHash } from 'node:crypto';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { sourcesWith, type Change } from './sample';

/** Sizes of the sample's pictures, like those of cameras and phones. */
const pictureSizes: [file: string, width: number, height: number][] = [
  ['house.jpg', 1920, 1080],
  ['windows-by-hand.jpg', 900, 1200],
  ['pole.png', 800, 600],
  ['conservatory.webp', 1200, 900],
  ['gutter.jpg', 1600, 1200],
  ['restoration.jpg', 800, 800],
];

/** Overwrites a project's content with the sample and these changes, and draws its pictures. */
export async function writeSampleContent(
  projectDir: string,
  changes: Change[] = [],
  drawPicture = clouds,
): Promise<void> {
  const photos = path.join(projectDir, 'content/photos');
  await mkdir(photos, { recursive: true });
  if (changes.some(({ business }) => business?.logo)) {
    await copyFile('lib/photos/logo.svg', path.join(photos, 'logo.svg'));
  }
  for (const [file, source] of Object.entries(sourcesWith(...changes))) {
    await writeFile(path.join(projectDir, file), source);
  }
  for (const [file, width, height] of pictureSizes) {
    await drawPicture(width, height).toFile(path.join(photos, file));
  }
}

/** Coloured clouds: about as hard to encode as a photograph, and always the same, so that caches stay valid. */
function clouds(width: number, height: number) {
  const raw = { width: width / 10, height: Math.round(height / 10), channels: 3 } as const;
  const pixels = createHash('shake256', { outputLength: raw.width * raw.height * 3 }).digest();
  return sharp(pixels, { raw }).linear(0.4, 120).resize(width, height);
}
