import { parseContent, placeKey } from './parse-content';
import type { Problem } from './problem';
import { contentFiles, readSource } from './read-content';

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
