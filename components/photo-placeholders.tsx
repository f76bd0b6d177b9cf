import type { Photo } from '../lib/content/photos';
import { photoPlaceholder } from '../lib/photos/photo-placeholder';

/**
 * The colours of a page's pictures, as rules: the security policy forbids style attributes. They stand
 * together, since React would collect the rules of single pictures in the order in which they are
 * ready, which differs from build to build.
 */
export async function PhotoPlaceholders({ photos }: { photos: Photo[] }) {
  const placeholders = await Promise.all(photos.map(({ file }) => photoPlaceholder(file)));
  const rules = placeholders.map(
    ({ className, background, text }) => `.${className}{background:${background};color:${text}}`,
  );
  return (
    <style href="photo-placeholders" precedence="photos">
      {[...new Set(rules)].join('')}
    </style>
  );
}
