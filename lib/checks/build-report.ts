import { contentFiles } from '../content/content-files';
import { printProblem, problemsOf, type Issue, type Problem } from '../content/parser/problem';
import { buildKind } from '../site/build-kind';
import { today } from '../site/dates-and-times';
import { filesAsShipped, releaseBlockers } from './release-blockers';
import { validateContent } from './validate-content';
import { expiredFacts, oddAmounts, photosWithPlace } from './warnings';

/**
 * Checks the content within seconds. If there are `problems`, the build must not start, and `before` lists them for
 * the owner. `after` lists what is left to do once the site is built. Either is empty if there is nothing to list.
 * `siteAddress` is where the site is published, and `redirects` are its old addresses.
 */
export async function buildReport(build = buildKind) {
  const { content, documents, problems: mistakes } = await validateContent();
  const located = (issues: Issue[]) => (documents ? problemsOf(documents, issues) : []);
  const blockers = [
    ...filesAsShipped(await contentFiles()),
    ...(content ? located(releaseBlockers(content)) : []),
  ];
  const problems = inOrder(build === 'release' ? [...mistakes, ...blockers] : mistakes);
  const isSound = content && mistakes.length === 0;
  const warnings = isSound
    ? [
        ...located([...expiredFacts(content, today()), ...oddAmounts(content)]),
        ...(await photosWithPlace()),
      ]
    : [];
  const { oldAddresses = [], siteAddress = '' } = content?.business ?? {};
  const done = build === 'release' ? 'published' : 'built';
  return {
    problems,
    warnings,
    siteAddress,
    redirects: oldAddresses,
    before: sections({ [`The site can't be ${done} until you fix this:`]: problems }),
    after: sections({
      'This is a preview. Before you can publish the site, please fix this:': blockers,
      'Look at this, too:': warnings,
    }),
  };
}

function inOrder(problems: Problem[]): Problem[] {
  return problems.toSorted(
    (one, other) => one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0),
  );
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
