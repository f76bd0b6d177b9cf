import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Business } from './business';
import type { Pages } from './pages';
import type { Photo } from './photos';
import type { PriceGuide } from './price-guide';
import { ContentError, type Problem } from './problem';
import type { Question } from './questions';
import type { Service } from './services';
import type { Sound } from './sound-parts';
import { evaluateContent } from './evaluate-content';

/** All that the owner wrote, as the site uses it. */
export interface Content {
  business: Business;
  pages: Pages;
  photos: Photo[];
  priceGuide: PriceGuide;
  questions: Question[];
  services: Service[];
}

/** The file that each part is exported from. */
export const contentFiles: Record<keyof Content, string> = {
  business: 'content/business.ts',
  pages: 'content/pages.ts',
  photos: 'content/photos.ts',
  priceGuide: 'content/prices.ts',
  questions: 'content/questions.ts',
  services: 'content/services.ts',
};

/** Content of which parts may be missing, and why they are. */
export interface ContentWithProblems {
  content: Sound<Content>;
  problems: Problem[];
}

/** Reads the owner's content as the build will, with every problem of every file. */
export async function readContent(projectDir: string): Promise<ContentWithProblems> {
  const content: Record<string, unknown> = {};
  const problems = await strayFiles(projectDir);
  for (const [name, file] of Object.entries(contentFiles)) {
    try {
      content[name] = await readFile(projectDir, file, name);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      content[name] = error.sound;
      problems.push(...error.problems);
    }
  }
  return { content: content as Sound<Content>, problems };
}

/** The compiler reads copies such as `prices copy.ts` too, and would speak of mistakes in its own words. */
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
