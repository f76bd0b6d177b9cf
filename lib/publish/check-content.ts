import { ContentError } from '../content/define-content';
import type { Pages } from '../content/pages';
import type { Photo } from '../content/photos';
import type { Service } from '../content/services';
import { checkPhoto } from '../photos/check-photo';
import { priceAnchors } from '../site/price-summary';
import { readContent, type Content } from '../content/read-content';

/** The owner's content, if it can be read, and all that keeps the site from being built of it. */
export interface CheckedContent {
  content?: Content;
  problems: string[];
}

/**
 * Reads and checks the owner's content. Problems are sentences naming file, entry and rule; what
 * one file says of another is looked at once each is sound by itself.
 */
export async function checkContent(projectDir: string): Promise<CheckedContent> {
  try {
    const content = await readContent(projectDir);
    return { content, problems: await problemsBetween(content, projectDir) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { problems: error.problems };
  }
}

async function problemsBetween(
  { pages, photos, services }: Content,
  projectDir: string,
): Promise<string[]> {
  return [
    ...unknownPhotos(services, photos),
    ...unknownServices(pages, services),
    ...(await unusablePhotos(photos, projectDir)),
  ];
}

function unknownPhotos(services: Service[], photos: Photo[]): string[] {
  const known = photos.map(({ file }) => file);
  return services.flatMap(({ title, photo }, index) =>
    known.includes(photo)
      ? []
      : [
          `content/services.ts: row ${index + 1} (${title}): photo must be one of the pictures in content/photos.ts (${known.join(', ')}), not ${JSON.stringify(photo)}`,
        ],
  );
}

function unknownServices(pages: Pages, services: Service[]): string[] {
  const known = [...services.map(({ id }) => id), priceAnchors.firstClean];
  return pages.about.services.flatMap(({ name, leadsTo }, index) =>
    known.includes(leadsTo)
      ? []
      : [
          `content/pages.ts: about, services, row ${index + 1} (${name}): leadsTo must be the id of a service in content/services.ts, or first-clean (${known.join(', ')}), not ${JSON.stringify(leadsTo)}`,
        ],
  );
}

async function unusablePhotos(photos: Photo[], projectDir: string): Promise<string[]> {
  const problems = await Promise.all(photos.map(({ file }) => checkPhoto(file, projectDir)));
  return problems.filter((problem) => problem !== undefined);
}
