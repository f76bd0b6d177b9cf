import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Business } from './business';
import type { Pages } from './pages';
import type { Photo } from './photos';
import type { PriceGuide } from './price-guide';
import { ContentError, type Problem } from './problem';
import type { Question } from './questions';
import type { Review } from './reviews';
import type { Service } from './services';
import { evaluateContent } from './evaluate-content';

/** The owner's content, as the site uses it. */
export interface Content {
  business: Business;
  pages: Pages;
  photos: Photo[];
  priceGuide: PriceGuide;
  questions: Question[];
  reviews: Review[];
  services: Service[];
}

export const contentFiles: Record<keyof Content, string> = {
  business: 'content/business.ts',
  pages: 'content/pages.ts',
  photos: 'content/photos.ts',
  priceGuide: 'content/prices.ts',
  questions: 'content/questions.ts',
  reviews: 'content/reviews.ts',
  services: 'content/services.ts',
};

/** The content of the files without mistakes, and the problems with the others. */
export type ContentWithProblems = {
  content: Partial<Content>;
  problems: Problem[];
};

/** Reads every content file and checks each by itself. */
export async function readContent(projectDir: string): Promise<ContentWithProblems> {
  const content: Record<string, unknown> = {};
  const problems = await strayFiles(projectDir);
  for (const [name, file] of Object.entries(contentFiles)) {
    try {
      content[name] = await readFile(projectDir, file, name);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
  }
  return { content: content as Partial<Content>, problems };
}

/** A copy such as `prices copy.ts` would be compiled with the site, and fail in the compiler's words. */
async function strayFiles(projectDir: string): Promise<Problem[]> {
  const known = Object.values(contentFiles);
  const present = await readdir(path.join(projectDir, 'content')).catch((): string[] => []);
  return present
    .map((name) => `content/${name}`)
    .filter((file) => /\.tsx?$/i.test(file) && !known.includes(file))
    .map((file) => ({ file, message: 'the site does not use this file: remove it' }));
}

async function readFile(projectDir: string, file: string, name: string): Promise<unknown> {
  const found = await evaluateContent(projectDir, file);
  if (name in found) return found[name];
  throw new ContentError([
    { file, message: `the line that begins with “export const ${name} =” must stay as it was` },
  ]);
}
