import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '../content/define-content';
import { hasPlace } from '../photos/has-place';
import { asWritten, photoFolder } from '../photos/photo-file';
import type { Issue } from '../content/parser/problem';
import { textsIn } from './texts-in';

/** Which pictures are illustrations, not shown, or say where they were taken. */
export async function pictureAdvice(content: Content): Promise<Issue[]> {
  const { photos, ...others } = content;
  const files = photos.map(({ file }) => file);
  const illustrations = photos.filter(({ illustration }) => illustration).map(({ file }) => file);
  const unused = files.slice(1).filter((file) => !isNamedIn(others, file));
  const present = (await readdir(path.resolve(photoFolder))).filter(
    (file) => !file.startsWith('.'),
  );
  const unnamed = present.filter((file) => !isNamedIn(content, asWritten(file)));
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

/** Whether any field of some content is the name of a picture. */
function isNamedIn(content: object, file: string): boolean {
  return textsIn(content).some(({ text }) => text === file);
}
