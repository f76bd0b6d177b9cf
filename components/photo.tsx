import type { Photo as PhotoContent } from '../lib/content/photos';
import { photoTypes, type PhotoFormat } from '../lib/photos/encode-photo';
import { photoPlaceholder } from '../lib/photos/photo-placeholder';
import { photoRenditions } from '../lib/photos/photo-renditions';
import styles from './photo.module.css';

interface PhotoProps {
  photo: PhotoContent;
  /** Width of the picture in the layout, as the HTML attribute has it, e.g. `(min-width: 50rem) 35rem, 90vw`. */
  sizes: string;
  /** What is written under an illustration. */
  caption?: string;
  /** For a picture of the first screen: it loads at once and before others. */
  priority?: boolean;
}

/** A picture of content/photos, at the size that the visitor's screen needs. */
export async function Photo({
  photo,
  sizes,
  caption = 'Illustration, not a photograph of our work',
  priority = false,
}: PhotoProps) {
  const { width, height, renditions } = await photoRenditions(photo.file);
  const { className } = await photoPlaceholder(photo.file);
  const of = (format: PhotoFormat) => renditions.filter((one) => one.format === format);
  const srcSet = (format: PhotoFormat) =>
    of(format)
      .map((one) => `/photos/${one.name} ${one.width}w`)
      .join(', ');
  return (
    <figure>
      <picture>
        <source type={photoTypes.avif} srcSet={srcSet('avif')} sizes={sizes} />
        <source type={photoTypes.webp} srcSet={srcSet('webp')} sizes={sizes} />
        <img
          className={`${styles.image} ${className}`}
          src={`/photos/${of('jpeg')[0]?.name}`}
          width={width}
          height={height}
          alt={photo.alt}
          decoding="async"
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
        />
      </picture>
      {photo.illustration && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
