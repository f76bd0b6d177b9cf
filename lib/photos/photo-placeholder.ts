import { readFile } from 'node:fs/promises';
import { contrast } from '../content/accent-colour';
import { openPhoto, photoPath } from './photo-file';

const placeholders: Record<string, ReturnType<typeof readPlaceholder>> = {};

/**
 * How a picture's space looks until the picture has loaded: its average colour, black or white for the
 * alternative text, whichever is easier to read on it, and the CSS class of both. Computed once.
 */
export function photoPlaceholder(file: string) {
  return (placeholders[photoPath(file)] ??= readPlaceholder(photoPath(file)));
}

async function readPlaceholder(path: string) {
  const pixel = await openPhoto(await readFile(path))
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  const colour = pixel.toString('hex');
  const isLight = contrast(`#${colour}`, '#000000') > contrast(`#${colour}`, '#ffffff');
  return {
    className: `placeholder-${colour}`,
    background: `#${colour}`,
    text: isLight ? '#000' : '#fff',
  };
}
