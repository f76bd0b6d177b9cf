import { readFile } from 'node:fs/promises';
import { contrast } from '../content/contrast';
import { openPhoto, photoPath } from './photo-file';

/** How a picture's space looks until the picture has loaded. */
interface PhotoPlaceholder {
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
  const background = `#${pixel.toString('hex')}`;
  const isLight = contrast(background, '#000000') > contrast(background, '#ffffff');
  return {
    className: background.replace('#', 'placeholder-'),
    background,
    text: isLight ? '#000' : '#fff',
  };
}
