import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { defineContent, parts, type Content } from './define-content';
import { parseContent } from './parse-content';
import { ContentError, type Problem } from './problem';

/** The content once every file is valid by itself, and the problems with those that are not. */
export type ContentOrProblems = { content?: Content; problems: Problem[] };

/** Reads every content file and checks each by itself. */
export async function readContent(projectDir: string): Promise<ContentOrProblems> {
  const content: Record<string, unknown> = {};
  const problems = await strayFiles(projectDir);
  for (const [part, { file }] of Object.entries(parts)) {
    try {
      const { value } = parseContent(file, part, await readSource(projectDir, file));
      content[part] = defineContent(part as keyof Content, value as never);
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
  const known = Object.values(parts).map(({ file }) => file);
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
 * Adds to each problem with a path the line of its value in the owner's file, or of the brackets around it if
 * the value is missing.
 */
export function locateProblems(projectDir: string, problems: Problem[]): Promise<Problem[]> {
  return Promise.all(problems.map((problem) => locate(projectDir, problem)));
}

async function locate(projectDir: string, problem: Problem): Promise<Problem> {
  const { file, path } = problem;
  const [part] = Object.entries(parts).find(([, known]) => known.file === file) ?? [];
  if (!path || !part) return problem;
  const { lines } = parseContent(file, part, await readSource(projectDir, file));
  let depth = path.length;
  while (!lines.has(String(path.slice(0, depth)))) depth -= 1;
  return { ...problem, line: lines.get(String(path.slice(0, depth))) };
}
