import { locateProblems } from '../content/locate-problems';
import type { Problem } from '../content/problem';
import type { Content } from '../content/read-content';
import { advice } from './advice';
import { checkContent } from './check-content';
import { releaseGate } from './release-gate';

/** All that there is to say about the owner's content. Problems have their lines. */
export interface ContentReview {
  /** What keeps any site from being built. */
  problems: Problem[];
  /** What keeps a site from being published, beyond that. */
  refusals: Problem[];
  /** What would make the site better, once nothing is wrong with it. */
  advice: Problem[];
}

/** Looks at the owner's content as a build does before it begins, in seconds. */
export async function reviewContent(projectDir: string): Promise<ContentReview> {
  const { content, problems } = await checkContent(projectDir);
  const refusals = content.business ? releaseGate(content.business) : [];
  return {
    problems,
    refusals: await locateProblems(projectDir, refusals.filter(isNewTo(problems))),
    advice: problems.length > 0 ? [] : await locateProblems(projectDir, advice(content as Content)),
  };
}

/** A value that broke a rule looks like one that is missing. */
function isNewTo(problems: Problem[]) {
  return (refusal: Problem) =>
    !problems.some(
      ({ file, path }) =>
        file === refusal.file && path?.every((key, index) => key === refusal.path?.[index]),
    );
}
