import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Business } from './business';
import type { Pages } from './pages';
import type { Photo } from './photos';
import type { PriceGuide } from './price-guide';
import { ContentError, type Problem } from './problem';
import type { Question } from './questions';
import type { Service } from './services';
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
const files: Record<keyof Content, string> = {
  business: 'content/business.ts',
  pages: 'content/pages.ts',
  photos: 'content/photos.ts',
  priceGuide: 'content/prices.ts',
  questions: 'content/questions.ts',
  services: 'content/services.ts',
};

/** Reads the owner's content as the build will. Throws a `ContentError` with every problem of every file. */
export async function readContent(projectDir: string): Promise<Content> {
  const content: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const [name, file] of Object.entries(files)) {
    try {
      content[name] = await readFile(projectDir, file, name);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return content as unknown as Content;
}

async function readFile(projectDir: string, file: string, name: string): Promise<unknown> {
  if (!existsSync(path.join(projectDir, file))) {
    throw new ContentError([{ file, message: 'the file is not there: put it back' }]);
  }
  const found = await evaluateContent(projectDir, file);
  if (name in found) return found[name];
  throw new ContentError([
    { file, message: `the line that begins with “export const ${name} =” must stay as it was` },
  ]);
}
