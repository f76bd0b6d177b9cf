import { problemsOf, type Content, type Finding } from '../content/define-content';
import { isExample } from '../content/example-values';
import { quoted } from '../content/must-be';
import type { Problem } from '../content/problem';
import { printDay, today } from '../site/dates-and-times';

/**
 * Why a site with this content may be previewed but not published: example details, missing details
 * that the law asks for, dates that are still to come, and a place where its addresses break.
 */
export function releaseBlockers(content: Content, day = today()): Problem[] {
  const { privacy, siteAddress } = content.business;
  const examples = (['business', 'reviews'] as const).flatMap((part) =>
    textsIn(content[part]).map(({ text, path }): Finding => {
      const rule = `is ${quoted(text)}, an example: put in your own (content/README.md says how)`;
      return [part, path, isExample(text) && rule];
    }),
  );
  const who = 'is missing: say who is responsible for what visitors send';
  const howLong = 'is missing: say how long you keep messages, e.g. 12 months';
  const future = (date = '') =>
    date > day && `is ${printDay(date)}, which is still to come: put in when it was`;
  return problemsOf(content, [
    ...examples,
    ['business', ['siteAddress'], projectPage(siteAddress)],
    ['business', ['privacy', 'responsible'], !privacy.responsible && who],
    ['business', ['privacy', 'kept'], !privacy.kept && howLong],
    ['priceGuide', ['lastChanged'], future(content.priceGuide.lastChanged)],
    ...content.reviews.map(({ month }, row): Finding => ['reviews', [row, 'month'], future(month)]),
  ]);
}

/** In a workflow, PAGES_ADDRESS is where GitHub would publish this repository; empty if another host does. */
function projectPage(siteAddress: string): string | undefined {
  const { PAGES_ADDRESS, GITHUB_REPOSITORY_OWNER = 'name' } = process.env;
  if (!PAGES_ADDRESS || new URL(PAGES_ADDRESS).pathname === '/') return undefined;
  return `is ${quoted(siteAddress)}, but GitHub would publish the site at ${PAGES_ADDRESS}, where every link breaks: enter a domain of your own in the repository's settings, under Pages, or name the repository ${GITHUB_REPOSITORY_OWNER.toLowerCase()}.github.io`;
}

/** Every text in a value, with the path to it; of a phone number, the one that is printed. */
function textsIn(
  value: unknown,
  path: PropertyKey[] = [],
): { text: string; path: PropertyKey[] }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  if ('national' in value) return textsIn(value.national, path);
  return Object.entries(value).flatMap(([key, part]) =>
    textsIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
