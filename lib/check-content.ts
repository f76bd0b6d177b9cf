import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import type { Pages } from './content/pages';
import type { Photo } from './content/photos';
import type { Service } from './content/services';
import { checkPhoto } from './photo-check';
import { priceAnchors } from './price-summary';

const files = ['business', 'pages', 'photos', 'prices', 'questions', 'services'] as const;

/**
 * Reads the owner's content as the build will and returns everything that is wrong with it: a
 * sentence a problem, naming file, entry and rule. An empty list means that the site can be built.
 */
export async function checkContent(projectDir: string): Promise<string[]> {
  const content: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const name of files) {
    const file = `content/${name}.ts`;
    try {
      Object.assign(content, await tsImport(fileUrl(projectDir, file), import.meta.url));
    } catch (error) {
      problems.push(...explain(error, file));
    }
  }
  if (problems.length > 0) return problems;
  const { pages, photos, services } = content as {
    pages: Pages;
    photos: Photo[];
    services: Service[];
  };
  return [
    ...unknownPhotos(services, photos),
    ...unknownServices(pages, services),
    ...(await unusablePhotos(photos)),
  ];
}

function fileUrl(projectDir: string, file: string) {
  return pathToFileURL(path.join(projectDir, file)).href;
}

/** What an import threw, for the owner: the content's own problems, a slip of syntax, or a word without quotes. */
function explain(error: unknown, file: string): string[] {
  const { name, message, problems, errors } = error as Error & {
    problems?: string[];
    errors?: { text: string; location: { line: number } }[];
  };
  if (problems) return problems;
  if (errors) {
    return errors.map(
      ({ text, location }) =>
        `${file}, line ${location.line}: cannot be read here (${text}): look for a missing quote, comma or bracket in this line or the one before`,
    );
  }
  if (name === 'ReferenceError') {
    return [`${file}: ${message.split(' ')[0]} stands without quotes: put text in quotes`];
  }
  return [`${file}: cannot be read (${message.split('\n')[0]})`];
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

async function unusablePhotos(photos: Photo[]): Promise<string[]> {
  const problems = await Promise.all(photos.map(({ file }) => checkPhoto(file)));
  return problems.filter((problem) => problem !== undefined);
}
