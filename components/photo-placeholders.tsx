import { photoPlaceholder } from '../lib/photos/photo-placeholder';

/**
 * The colours of all pictures, as rules: the security policy forbids style attributes. They stand
 * together, since React collects the rules of single pictures in the order in which they are ready,
 * which is another one in each build.
 */
export async function PhotoPlaceholders({ files }: { files: string[] }) {
  const placeholders = await Promise.all(files.map(photoPlaceholder));
  const rules = placeholders.map(
    ({ className, background, text }) => `.${className}{background:${background};color:${text}}`,
  );
  return (
    <style href="photo-placeholders" precedence="photos">
      {[...new Set(rules)].join('')}
    </style>
  );
}
