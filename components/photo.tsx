import { preload } from 'react-dom';
import type { Photo as PhotoContent } from '../lib/content/photos';
import {
  photoRenditions,
  photoTypes,
  renditionPath,
  thumbnailWidth,
} from '../lib/photos/photo-renditions';

type PhotoProps = {
  photo: PhotoContent;
  /** Begins the caption, e.g. Before. */
  label?: string;
  /**
   * The attribute of `<img>`: how wide the picture is in the layout. WebKit does not understand `min()` or `max()` in it,
   * and would use the width of the screen.
   */
  sizes: string;
  /** False if the page says once that all its pictures are illustrations. */
  hasIllustrationLabel?: boolean;
  /** True for a picture on the first screen: it loads at once, before others. */
  priority?: boolean | undefined;
};

type PictureProps = PhotoProps & { thumbnail?: boolean };

/**
 * A phone with a density of 3 gets the picture for a density of 2, which looks the same at half the bytes: 61vw is two
 * thirds of the 92vw that the picture takes.
 */
export const onDensePhone = '(width < 44rem) and (min-resolution: 2.5dppx) 61vw';

/** A picture from content/photos, at the size that the visitor's screen needs. */
export function Photo({ photo, label, sizes, priority, hasIllustrationLabel = true }: PhotoProps) {
  const captions = [label, photo.illustration && hasIllustrationLabel && 'Illustration'].filter(
    Boolean,
  );
  return (
    <figure>
      <Picture photo={photo} sizes={sizes} priority={priority} />
      {captions.length > 0 && <figcaption>{captions.join(': ')}</figcaption>}
    </figure>
  );
}

/** The picture without a figure and caption; a thumbnail has a single size and, as decoration, no `alt` text. */
export async function Picture({ photo, sizes, priority, thumbnail = false }: PictureProps) {
  const { width, height, jpeg, renditions } = await photoRenditions(photo.file);
  const srcSet = renditions
    .filter((one) => one.format === 'avif' && (!thumbnail || one.width <= thumbnailWidth))
    .map((one) => `${renditionPath(one)} ${one.width}w`)
    .join(', ');
  const src = renditionPath(jpeg);
  const type = photoTypes.avif;
  if (priority) {
    // Chromium stops looking ahead for pictures at the policy in the page; without a preload, it loses 30 ms.
    preload(src, {
      as: 'image',
      type,
      imageSrcSet: srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  return (
    <picture>
      <source type={type} srcSet={srcSet} sizes={sizes} />
      <img
        src={src}
        width={width}
        height={height}
        alt={thumbnail ? '' : photo.alt}
        decoding="async"
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}
