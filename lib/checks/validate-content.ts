import { lstatSync } from 'node:fs';
import { resolve } from 'node:path';
import { contentFiles } from '../content/content-files';
import { peopleOf } from '../content/business';
import type { ParsedContent } from '../content/define-content';
import { readContent, type ReadContent } from '../content/read-content';
import { checkLogo } from '../photos/check-logo';
import { checkPhoto } from '../photos/check-photo';
import { problemsOf, type Issue, type Problem } from '../content/parser/problem';
import { ownersFiles } from './owners-files';

/** Reads the content and checks what a build needs: what `readContent` checks, and the pictures. */
export async function validateContent(): Promise<ReadContent> {
  const links = await symbolicLinks();
  if (links.length > 0) return { problems: links };
  const { content, documents, problems } = readContent(await contentFiles());
  if (!content) return { problems };
  const issues = await unusablePictures(content);
  return { content, documents, problems: [...problems, ...problemsOf(documents, issues)] };
}

/** The bundler does not follow a link out of the folder, and its error only says that it cannot resolve a file. */
async function symbolicLinks(): Promise<Problem[]> {
  const message =
    "this is a symbolic link, which the build doesn't follow: replace it with what it points to";
  return ['content', ...(await ownersFiles())]
    .filter((file) => lstatSync(resolve(file), { throwIfNoEntry: false })?.isSymbolicLink())
    .map((file) => ({ file, message }));
}

/** In pixels. */
const minPortraitWidth = 240;

async function unusablePictures(content: ParsedContent): Promise<Issue[]> {
  const { logo, person } = content.business;
  const photos = content.photos.map(async ({ file }, row): Promise<Issue> => {
    return [['photos', row, 'file'], await checkPhoto(file)];
  });
  const portraits = peopleOf(content.business).map(async ({ photo }, row): Promise<Issue> => {
    const path = ['business', ...(person ? ['person'] : ['people', row]), 'photo'];
    return [path, await checkPhoto(photo, minPortraitWidth)];
  });
  return [
    ...(await Promise.all([...photos, ...portraits])),
    [['business', 'logo'], logo && (await checkLogo(logo))],
  ];
}
