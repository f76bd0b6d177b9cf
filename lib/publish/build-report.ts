import { printProblem, type Problem } from '../content/problem';
import { locateProblems } from '../content/read-content';
import { buildKind } from '../site/build-kind';
import { advice, emptyFacts, logoAdvice } from './advice';
import { releaseBlockers } from './release-blockers';
import { validateContent } from './validate-content';

/** What a build tells the owner about the content; the texts are empty if there is nothing to tell. */
type BuildReport = {
  /** Why this build must not start, with line numbers. */
  problems: Problem[];
  /** What could be better, with line numbers; what has expired comes first. */
  suggestions: Problem[];
  /** `problems` as text, to print instead of building. */
  before: string;
  /** What is left to do, as text, to print after the build. */
  after: string;
};

/** Checks the content, within seconds. A release must not start while there are blockers; a preview may. */
export async function buildReport(projectDir: string, build = buildKind): Promise<BuildReport> {
  const { content, problems: mistakes } = await validateContent(projectDir);
  const locate = (found: Problem[]) => locateProblems(projectDir, found);
  const blockers = content ? await locate(releaseBlockers(content)) : [];
  const found = content ? [...advice(content), ...(await logoAdvice(content, projectDir))] : [];
  const suggestions = await locate(found);
  const isRelease = build === 'release';
  const problems = isRelease ? [...mistakes, ...blockers] : mistakes;
  return {
    problems,
    suggestions,
    before: sections({
      [`The site cannot be ${isRelease ? 'published' : 'built'} until you put this right:`]:
        problems,
    }),
    after: sections({
      'This is a preview. Before you can publish the site, please put this right:': blockers,
      'Still empty, the most valuable first (content/README.md says how to fill it in):': content
        ? emptyFacts(content)
        : [],
      'Suggestions:': suggestions,
    }),
  };
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
