import { readFile } from 'node:fs/promises';
import { openPhoto, photoPath } from './photo-file';

/** How a picture's space looks until the picture has loaded. */
export interface PhotoPlaceholder {
  /** CSS class of the two colours. */
  className: string;
  /** The picture's average colour, e.g. `#8a7f70`. */
  background: string;
  /** Black or white, whichever is easier to read on it, for the alternative text of a picture that fails to load. */
  text: '#000' | '#fff';
}

const placeholders = new Map<string, Promise<PhotoPlaceholder>>();

/** Placeholder of a picture in content/photos; computed once. */
export function photoPlaceholder(file: string): Promise<PhotoPlaceholder> {
  const path = photoPath(file);
  const placeholder = placeholders.get(path) ?? readPlaceholder(path);
  placeholders.set(path, placeholder);
  return placeholder;
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

/** At a relative luminance of 0.179, black and white have equal contrast (WCAG 2). */
function textOn(pixel: Buffer): '#000' | '#fff' {
  const [red = 0, green = 0, blue = 0] = [...pixel].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000' : '#fff';
}
