import { printProblem, type Problem } from '../content/problem';
import { siteBuild } from '../site/site-build';
import { reviewContent } from './review-content';

/** What the owner reads of a build: headings with a line for each problem. */
export interface BuildReport {
  /** Why this build must not begin. */
  problems: Problem[];
  /** The same in words; undefined when it may begin. */
  before?: string;
  /** What stands between a preview and a site that may be published, and what would make it better. */
  after?: string;
}

export async function buildReport(projectDir: string, build = siteBuild): Promise<BuildReport> {
  const { problems: mistakes, refusals, advice } = await reviewContent(projectDir);
  const problems = [...mistakes, ...(build === 'release' ? refusals : [])];
  return {
    problems,
    before: sections({ 'The site was not built. Please put this right first:': problems }),
    after: sections({
      'This is a preview. Before the site can be published, please put this right:': refusals,
      'What would make the site better:': advice,
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
