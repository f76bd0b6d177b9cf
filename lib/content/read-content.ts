import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { businessSchema } from './business';
import { defineContent } from './define-content';
import { pagesSchema } from './pages';
import { parseContent, placeKey } from './parse-content';
import { photosSchema } from './photos';
import { priceGuideSchema } from './price-guide';
import { ContentError, problemAt, type Problem } from './problem';
import { questionsSchema } from './questions';
import { reviewsSchema } from './reviews';
import { servicesSchema } from './services';

export const schemas = {
  business: businessSchema,
  pages: pagesSchema,
  photos: photosSchema,
  priceGuide: priceGuideSchema,
  questions: questionsSchema,
  reviews: reviewsSchema,
  services: servicesSchema,
};

/** The owner's content, as the site uses it. */
export type Content = { [Name in keyof typeof schemas]: z.output<(typeof schemas)[Name]> };

export const contentFiles: Record<keyof Content, string> = {
  business: 'content/business.ts',
  pages: 'content/pages.ts',
  photos: 'content/photos.ts',
  priceGuide: 'content/prices.ts',
  questions: 'content/questions.ts',
  reviews: 'content/reviews.ts',
  services: 'content/services.ts',
};

/** What there is to say about a value of the content, if anything. */
export type Finding = [part: keyof Content, path: PropertyKey[], rule: string | false | undefined];

/** The findings that say something, as problems with the place in the owner's terms. */
export function problemsOf(content: Content, findings: Finding[]): Problem[] {
  return findings.flatMap(([part, path, rule]) =>
    rule ? problemAt(contentFiles[part], path, rule, content[part]) : [],
  );
}

/** The content once every file is valid by itself, and the problems with those that are not. */
export type ContentOrProblems = { content?: Content; problems: Problem[] };

/** Reads every content file and checks each by itself. */
export async function readContent(projectDir: string): Promise<ContentOrProblems> {
  const content: Record<string, unknown> = {};
  const problems = await strayFiles(projectDir);
  for (const [name, file] of Object.entries(contentFiles)) {
    const schema: z.ZodType = schemas[name as keyof Content];
    try {
      const { value } = parseContent(file, name, await readSource(projectDir, file));
      content[name] = defineContent(file, schema, value);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
  }
  return problems.length > 0 ? { problems } : { content: content as Content, problems };
}

/**
 * A copy such as `prices copy.ts` would be compiled with the site, and fail in the compiler's words; what was
 * changed in `prices.ts.txt` would not show.
 */
async function strayFiles(projectDir: string): Promise<Problem[]> {
  const known = Object.values(contentFiles);
  const present = await readdir(path.join(projectDir, 'content')).catch((): string[] => []);
  return present
    .map((name) => `content/${name}`)
    .filter((file) => /\.tsx?(\.|$)/i.test(file) && !known.includes(file))
    .map((file) => ({ file, message: stray }));
}

const stray =
  'the site uses no file of this name: if your changes are in it, give it the name of the file that it replaces; if not, remove it';

/** The text of a content file. Throws a `ContentError` if there is none. */
async function readSource(projectDir: string, file: string): Promise<string> {
  const refuse = (message: string) => new ContentError([{ file, message }]);
  const bytes = await readFile(path.join(projectDir, file)).catch(() => {
    throw refuse('the file is missing or cannot be opened: put it back');
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuse(
      'the file was saved in an encoding that loses characters like £: save it as UTF-8',
    );
  }
}

/**
 * Adds to each problem with a path the line and column of its value in the owner's file, or of the
 * brackets around it if the value is missing.
 */
export function locateProblems(projectDir: string, problems: Problem[]): Promise<Problem[]> {
  return Promise.all(problems.map((problem) => locate(projectDir, problem)));
}

async function locate(projectDir: string, problem: Problem): Promise<Problem> {
  const { file, path } = problem;
  const [name] = Object.entries(contentFiles).find(([, known]) => known === file) ?? [];
  if (!path || !name) return problem;
  const { places } = parseContent(file, name, await readSource(projectDir, file));
  let depth = path.length;
  while (!places.has(placeKey(path.slice(0, depth)))) depth -= 1;
  return { ...problem, ...places.get(placeKey(path.slice(0, depth))) };
}
