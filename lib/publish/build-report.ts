import { locateProblems } from '../content/locate-problems';
import { printProblem, type Problem } from '../content/problem';
import type { Content } from '../content/read-content';
import { buildKind } from '../site/build-kind';
import { advice } from './advice';
import { emptyFacts } from './empty-facts';
import { releaseBlockers } from './release-blockers';
import { validateContent } from './validate-content';

/** What a build tells the owner about the content. */
interface BuildReport {
  /** Why this build must not start, with line numbers. */
  problems: Problem[];
  /** `problems` as text, to print instead of building; undefined if the build may start. */
  before?: string;
  /** What is left to do, as text, to print after the build; undefined if nothing is. */
  after?: string;
}

/** Checks the content, within seconds. A release must not start while there are blockers; a preview may. */
export async function buildReport(projectDir: string, build = buildKind): Promise<BuildReport> {
  const { content, problems: mistakes } = await validateContent(projectDir);
  const found = releaseBlockers(content).filter(isNewTo(mistakes));
  const blockers = await locateProblems(projectDir, found);
  const suggestions =
    mistakes.length > 0 ? [] : await locateProblems(projectDir, advice(content as Content));
  const empty = mistakes.length > 0 ? [] : emptyFacts(content as Content);
  const isRelease = build === 'release';
  const problems = isRelease ? [...mistakes, ...blockers] : mistakes;
  return {
    problems,
    before: sections({
      [`The site cannot be ${isRelease ? 'published' : 'built'} until you put this right:`]:
        problems,
    }),
    after: sections({
      'This is a preview. Before you can publish the site, please put this right:': blockers,
      'Still empty, the most valuable first (content/README.md says how to fill it in):': empty,
      'Suggestions:': suggestions,
    }),
  };
}

/** An invalid value, already reported, would be reported as missing too. */
function isNewTo(mistakes: Problem[]) {
  return (blocker: Problem) =>
    !mistakes.some(
      ({ file, path }) =>
        file === blocker.file && path?.every((key, index) => key === blocker.path?.[index]),
    );
}

function sections(lists: Record<string, Problem[]>): string | undefined {
  const written = Object.entries(lists).filter(([, problems]) => problems.length > 0);
  const lines = written.flatMap(([heading, problems]) => [
    '',
    heading,
    ...problems.map((problem) => `- ${printProblem(problem)}`),
  ]);
  return lines.join('\n') || undefined;
}
