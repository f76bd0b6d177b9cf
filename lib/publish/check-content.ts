import { locateProblems } from '../content/locate-problems';
import type { Photo } from '../content/photos';
import { ContentError, problemAt, type Problem } from '../content/problem';
import { readContent, type Content } from '../content/read-content';
import type { Service } from '../content/services';
import { checkPhoto } from '../photos/check-photo';

/** The owner's content, if it can be read, and all that keeps the site from being built of it. */
export interface CheckedContent {
  content?: Content;
  problems: Problem[];
}

/**
 * Reads and checks the owner's content: each file by itself and, once all are sound, what one says
 * of another. Problems have their lines.
 */
export async function checkContent(projectDir: string): Promise<CheckedContent> {
  const { content, problems } = await read(projectDir);
  return { content, problems: await locateProblems(projectDir, problems) };
}

async function read(projectDir: string): Promise<CheckedContent> {
  try {
    const content = await readContent(projectDir);
    return { content, problems: await problemsBetween(content, projectDir) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { problems: error.problems };
  }
}

async function problemsBetween(
  { photos, services }: Content,
  projectDir: string,
): Promise<Problem[]> {
  return [...unknownPhotos(services, photos), ...(await unusablePhotos(photos, projectDir))];
}

function unknownPhotos(services: Service[], photos: Photo[]): Problem[] {
  const known = photos.map(({ file }) => file);
  const rule = `must be one of the pictures in content/photos.ts (${known.join(', ')})`;
  return services.flatMap(({ photo }, index) =>
    known.includes(photo)
      ? []
      : problemAt(
          'content/services.ts',
          [index, 'photo'],
          `${rule}, not ${JSON.stringify(photo)}`,
          services,
        ),
  );
}

async function unusablePhotos(photos: Photo[], projectDir: string): Promise<Problem[]> {
  const problems = await Promise.all(photos.map(({ file }) => checkPhoto(file, projectDir)));
  return problems.filter((problem) => problem !== undefined);
}
