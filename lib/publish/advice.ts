import type { Problem } from '../content/problem';
import type { Content } from '../content/read-content';
import type { Sound } from '../content/sound-parts';

/** What would make the site better; it can be published all the same. */
export function advice({ photos }: Sound<Content>): Problem[] {
  const illustrations = (photos ?? []).flatMap((photo) =>
    photo?.illustration && photo.file ? [photo.file] : [],
  );
  if (illustrations.length === 0) return [];
  const names = illustrations.join(', ');
  return [
    {
      file: 'content/photos.ts',
      message: `these pictures are still illustrations; photos of your own work would be trusted more: ${names}`,
    },
  ];
}
