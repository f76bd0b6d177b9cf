import type { ParsedContent } from '../content/define-content';
import { findExampleValue } from '../content/example-values';
import { quoted } from '../content/error-words';
import type { Issue, Problem } from '../content/parser/problem';
import type { Sources } from '../content/parser/read-documents';
import { printDay, today } from '../site/dates-and-times';
import { textsIn } from './texts-in';

/**
 * What allows a preview of this content but blocks a release: example details, missing details that the law requires,
 * dates in the future, and an address on GitHub at which links would break.
 */
export function releaseBlockers(content: ParsedContent, day = today()): Issue[] {
  const { business, priceGuide, reviews } = content;
  const own = 'which is an example: enter your own (see content/SETUP.md)';
  const examples = textsIn(content).map(({ text, href = '', path }): Issue => {
    const found = findExampleValue(text) ?? findExampleValue(href);
    const where = found === text ? `is ${quoted(text)}` : `contains ${quoted(found)}`;
    return [path, found && `${where}, ${own}`];
  });
  const who = "is missing: name the person or company responsible for visitors' details";
  const howLong = "is missing: enter how long you keep visitors' details, e.g. 12 months";
  const future = (date = '', remedy = '') =>
    date > day && `is ${printDay(date)}, which is in the future: enter ${remedy}`;
  const lastChange = 'the day of your last change, or wait until then to publish';
  return [
    ...examples,
    [['business', 'siteAddress'], projectPage(business.siteAddress)],
    [['business', 'privacy', 'responsible'], !business.privacy.responsible && who],
    [['business', 'privacy', 'kept'], !business.privacy.kept && howLong],
    [['business', 'rating', 'month'], future(business.rating?.month, 'the right month')],
    [['priceGuide', 'lastChanged'], future(priceGuide.lastChanged, lastChange)],
    ...reviews.map(({ month }, row): Issue => [
      ['reviews', row, 'month'],
      future(month, 'the right month'),
    ]),
  ];
}

/** Files with the comment that came with the site: their owner has not yet made them theirs. */
export function filesAsShipped(sources: Sources): Problem[] {
  const message = 'what follows came with the site: make it yours, then delete this line';
  return Object.entries(sources).flatMap(([file, source = '']) => {
    const line = source.split('\n').findIndex((text) => /^\s*\/\/ ?Came with the site/.test(text));
    return line < 0 ? [] : [{ file, line: line + 1, message }];
  });
}

/** In a workflow, PAGES_ADDRESS is where GitHub would publish this repository; empty if another host does. */
function projectPage(siteAddress: string): string | undefined {
  const { PAGES_ADDRESS, GITHUB_REPOSITORY_OWNER = 'name' } = process.env;
  if (!PAGES_ADDRESS || new URL(PAGES_ADDRESS).pathname === '/') return undefined;
  return `is ${quoted(siteAddress)}, but GitHub would publish the site at ${PAGES_ADDRESS}, where links between its pages break: enter a domain of your own in the repository's settings, under Pages, or name the repository ${GITHUB_REPOSITORY_OWNER.toLowerCase()}.github.io`;
}
