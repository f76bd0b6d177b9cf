import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** Sizes of the example's pictures, like those of cameras and phones. */
export const examplePictureSizes: Record<string, [width: number, height: number]> = {
  'house.jpg': [1920, 1080],
  'windows-by-hand.jpg': [900, 1200],
  'pole.png': [800, 600],
  'conservatory.webp': [1200, 900],
  'gutter.jpg': [1600, 1200],
  'fascia.jpg': [800, 533],
  'restoration.jpg': [800, 800],
};

/** The example's pictures by file name. Deterministic, so that cached renditions stay valid. */
export async function drawExamplePictures(): Promise<Record<string, Buffer>> {
  const drawn = Object.entries(examplePictureSizes).map(async ([file, [width, height]]) => {
    const format = path.extname(file).slice(1).replace('jpg', 'jpeg') as 'jpeg' | 'png' | 'webp';
    return [file, await clouds(width, height).toFormat(format).toBuffer()];
  });
  return Object.fromEntries(await Promise.all(drawn));
}

/** Coloured clouds, about as hard to encode as a photograph. */
function clouds(width: number, height: number): Sharp {
  const raw = {
    width: Math.round(width / 10),
    height: Math.round(height / 10),
    channels: 3,
  } as const;
  const pixels = Buffer.alloc(raw.width * raw.height * 3);
  let random = 1;
  for (let index = 0; index < pixels.length; index += 1) {
    random = (random * 48_271) % 2_147_483_647;
    pixels[index] = 120 + (random % 100);
  }
  return sharp(pixels, { raw }).resize(width, height);
}

/** A JPEG of one colour, 600 pixels high. */
export function plainPicture(width: number): Promise<Buffer> {
  const create = { width, height: 600, channels: 3, background: '#cfe6ec' } as const;
  return sharp({ create }).jpeg().toBuffer();
}
