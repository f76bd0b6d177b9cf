import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ParsedContent } from '../content/define-content';
import { hasPlace } from '../photos/has-place';
import { asWritten, photoFolder } from '../photos/photo-file';
import type { Issue } from '../content/parser/problem';
import { textsIn } from './texts-in';

/** Advice about pictures that are illustrations, appear on no page, have no row, or contain their location. */
export async function pictureAdvice(content: ParsedContent): Promise<Issue[]> {
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
      'replace these illustrations with photos of your own work, which visitors trust more',
    ),
    listed(
      unused,
      'no page shows these pictures; use them in content/services.ts, or remove their rows',
    ),
    listed(
      unnamed,
      `these files in ${photoFolder} have no row here, so no page can show them; add a row for each, or delete the file`,
    ),
    listed(
      present.filter((_, index) => places[index]),
      'these pictures contain the location where they were taken, which anyone can read if your project is public on GitHub; replace them with copies without a location, as phones offer when you share a photo',
    ),
  ];
}

/** Whether any text in the content is the file name of a picture. */
function isNamedIn(content: object, file: string): boolean {
  return textsIn(content).some(({ text }) => text === file);
}
