import sharp, { type Create } from 'sharp';

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;

function painted(width: number, height: number, paint: Partial<Create> = {}) {
  return sharp({ create: { width, height, channels: 3, background: '#88a8b0', ...paint } });
}

/** Unusual but valid pictures, by file name. */
export async function drawOddPictures(): Promise<Record<string, Buffer>> {
  const drawn = {
    'upright.jpg': painted(800, 1600).jpeg(),
    'wide-6000.jpg': painted(6000, 1500).jpeg(),
    'large.jpg': painted(6000, 4000).jpeg(),
    'bright.webp': painted(800, 533, { background: '#ffffff' }).webp(),
    'dark.png': painted(800, 600, { background: '#000000' }).png(),
    'noisy.png': painted(800, 534, { noise }).png(),
    'transparent.png': painted(1000, 700, { channels: 4, background: '#ff000040' }).png(),
    'turned.jpg': painted(1200, 801, { background: '#c08040' })
      .withMetadata({ orientation: 6 })
      .jpeg(),
    'printed.jpg': painted(1400, 900, { background: '#2070c0' }).toColourspace('cmyk').jpeg(),
    'grey.png': painted(810, 400).toColourspace('grey16').png(),
  };
  const pictures: Record<string, Buffer> = {};
  for (const [file, picture] of Object.entries(drawn)) pictures[file] = await picture.toBuffer();
  return pictures;
}
