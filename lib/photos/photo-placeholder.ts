import { readFile } from 'node:fs/promises';
import { openPhoto, photoPath } from './photo-file';

/** What stands in a picture's place until it is there. */
export interface PhotoPlaceholder {
  /** Class of pictures with these colours. */
  className: string;
  /** The picture's average colour, e.g. `#8a7f70`. */
  background: string;
  /** Black or white, whichever is easier to read on it: the alternative text stands there when a picture never comes. */
  text: '#000' | '#fff';
}

const placeholders = new Map<string, Promise<PhotoPlaceholder>>();

/** Placeholder of a picture in content/photos, worked out once for all pages. */
export function photoPlaceholder(file: string): Promise<PhotoPlaceholder> {
  const path = photoPath(file);
  const found = placeholders.get(path) ?? readPlaceholder(path);
  placeholders.set(path, found);
  return found;
}

async function readPlaceholder(path: string): Promise<PhotoPlaceholder> {
  const pixel = await openPhoto(await readFile(path))
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  const color = pixel.toString('hex');
  return {
    className: `placeholder-${color}`,
    background: `#${color}`,
    text: textOn(pixel),
  };
}

/** By the contrast formula of WCAG 2, in which black and white are equally far from 0.179. */
function textOn(pixel: Buffer): '#000' | '#fff' {
  const [red = 0, green = 0, blue = 0] = [...pixel].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000' : '#fff';
}
