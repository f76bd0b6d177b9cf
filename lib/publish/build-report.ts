import { printProblem, type Problem } from '../content/problem';
import { buildKind } from '../site/build-kind';
import { reviewContent } from './review-content';

/** What a build tells the owner. */
export interface BuildReport {
  /** Why this build must not start. */
  problems: Problem[];
  /** `problems` as text, to print instead of building; undefined if the build may start. */
  before?: string;
  /** What is left to do, as text, to print after the build; undefined if nothing is. */
  after?: string;
}

/** Reviews the content for a build. A release must not start while there are blockers; a preview may. */
export async function buildReport(projectDir: string, build = buildKind): Promise<BuildReport> {
  const { problems: mistakes, blockers, advice } = await reviewContent(projectDir);
  const problems = [...mistakes, ...(build === 'release' ? blockers : [])];
  return {
    problems,
    before: sections({ 'The site was not built. Please put this right first:': problems }),
    after: sections({
      'This is a preview. Before you can publish the site, please put this right:': blockers,
      'Suggestions:': advice,
    }),
  };
}

function sections(lists: Record<string, Problem[]>): string | undefined {
  const written = Object.entries(lists).filter(([, lines]) => lines.length > 0);
  const lines = written.flatMap(([heading, items]) => [
    '',
    heading,
    ...items.map((item) => `- ${printProblem(item)}`),
  ]);
  return lines.join('\n') || undefined;
}
