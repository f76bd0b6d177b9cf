import { locateProblems } from '../content/locate-problems';
import type { Problem } from '../content/problem';
import type { Content } from '../content/read-content';
import { advice } from './advice';
import { validateContent } from './validate-content';
import { releaseBlockers } from './release-blockers';

/** Everything to tell the owner about the content, with line numbers. */
export interface ContentReview {
  /** Why no site can be built. */
  problems: Problem[];
  /** Why a site can be previewed but not published. */
  blockers: Problem[];
  /** What would improve the site; empty while there are problems. */
  advice: Problem[];
}

/** Checks the content as a build does before it starts, in seconds. */
export async function reviewContent(projectDir: string): Promise<ContentReview> {
  const { content, problems } = await validateContent(projectDir);
  const blockers = content.business ? releaseBlockers(content.business) : [];
  return {
    problems,
    blockers: await locateProblems(projectDir, blockers.filter(isNewTo(problems))),
    advice: problems.length > 0 ? [] : await locateProblems(projectDir, advice(content as Content)),
  };
}

/** An invalid value, already reported, would be reported as missing too. */
function isNewTo(problems: Problem[]) {
  return (blocker: Problem) =>
    !problems.some(
      ({ file, path }) =>
        file === blocker.file && path?.every((key, index) => key === blocker.path?.[index]),
    );
}
