import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { peopleOf } from '../content/business';
import type { Content } from '../content/define-content';
import { photosOf } from '../content/services';
import { hasPlace } from '../photos/has-place';
import { photoFolder } from '../photos/photo-file';
import type { Issue } from '../reading/problem';

/** Which pictures are illustrations, not shown, or say where they were taken. */
export async function pictureAdvice(content: Content): Promise<Issue[]> {
  const { business, photos, services } = content;
  const files = photos.map(({ file }) => file);
  const portraits = peopleOf(business).map(({ photo }) => photo);
  const used = [...portraits, ...services.flatMap((service) => Object.values(photosOf(service)))];
  const illustrations = photos.filter(({ illustration }) => illustration).map(({ file }) => file);
  const unused = files.slice(1).filter((file) => !used.includes(file));
  const present = await readdir(path.resolve(photoFolder));
  const named = [business.logo, ...portraits, ...files];
  const unnamed = present.filter(
    (file) => !file.startsWith('.') && !named.includes(file.normalize()),
  );
  const places = await Promise.all(
    present.map(async (file) => {
      const original = await readFile(path.resolve(photoFolder, file)).catch(() => undefined);
      return original && (await hasPlace(original));
    }),
  );
  const listed = (some: string[], message: string): Issue => {
    return [['photos'], some.length > 0 && `${message}: ${some.join(', ')}`];
  };
  return [
    listed(
      illustrations,
      'these pictures are still illustrations; visitors trust photos of your own work more',
    ),
    listed(
      unused,
      'no page shows these pictures; use them in content/services.ts or remove their rows',
    ),
    listed(
      unnamed,
      `these files in ${photoFolder} have no row here, so no page can show them: add one for each, or remove the file`,
    ),
    listed(
      present.filter((_, index) => places[index]),
      'these pictures say where they were taken, which anybody can read if your project is public on GitHub: put copies without their location in their place, as phones offer when you share a photo',
    ),
  ];
}
