import { followsFrom } from '../content/cross-check';
import { printProblem, type Problem } from '../content/problem';
import type { Lines } from '../content/data-reader';
import { buildKind } from '../site/build-kind';
import { advice } from './advice';
import { emptyFacts } from './empty-facts';
import { fileAdvice } from './picture-advice';
import { releaseBlockers } from './release-blockers';
import { validateContent } from './validate-content';

/**
 * Checks the content, within seconds. While there are `problems`, the build must not start, and `before` lists
 * them for the owner; `after` says after it what is left to do, and is empty if there is nothing. `redirects` are
 * the files in place of old addresses.
 */
export async function buildReport(projectDir: string, build = buildKind) {
  const { content, problems: mistakes, lines, gaps } = await validateContent(projectDir);
  const inOrder = (problems: Problem[]) =>
    problems
      .map((problem) => located(problem, lines))
      .sort(
        (one, other) => one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0),
      );
  const blockers = releaseBlockers(content).filter(
    ({ path = [] }) => !followsFrom(gaps, [path, undefined], true),
  );
  const suggestions =
    mistakes.length === 0 ? [...advice(content), ...(await fileAdvice(content, projectDir))] : [];
  const problems = inOrder(build === 'release' ? [...mistakes, ...blockers] : mistakes);
  const { oldAddresses = [], siteAddress } = content.business;
  const done = build === 'release' ? 'published' : 'built';
  return {
    problems,
    suggestions: suggestions.map((problem) => located(problem, lines)),
    redirects: oldAddresses.map(({ file, to }) => ({ file, to: new URL(to, siteAddress).href })),
    before: sections({ [`The site cannot be ${done} until you put this right:`]: problems }),
    after: sections({
      'This is a preview. Before you can publish the site, please put this right:': blockers,
      'Still empty, the most valuable first (content/README.md says how to fill it in):':
        emptyFacts(content),
      'Suggestions:': suggestions,
    }),
  };
}

/** Adds the line of its value, or of the brackets around it if the value is missing. */
function located(problem: Problem, lines: Lines): Problem {
  let { path } = problem;
  if (!path) return problem;
  while (!lines.has(String(path))) path = path.slice(0, -1);
  return { ...problem, line: lines.get(String(path)) };
}

function sections(lists: Record<string, Problem[]>): string {
  return Object.entries(lists)
    .filter(([, problems]) => problems.length > 0)
    .flatMap(([heading, problems]) => [
      '',
      heading,
      ...problems.map((problem) => `- ${printProblem(problem)}`),
    ])
    .join('\n');
}
