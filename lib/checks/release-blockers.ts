import type { Content } from '../content/define-content';
import { findExample } from '../content/example-values';
import { quoted } from '../content/error-words';
import type { Issue } from '../content/parser/problem';
import { printDay, today } from '../site/dates-and-times';
import { textsIn } from './texts-in';

/**
 * Why a site with this content may be previewed but not published: example details, missing details that the law
 * asks for, dates in the future, and an address on GitHub at which its links would break.
 */
export function releaseBlockers(content: Content, day = today()): Issue[] {
  const { business, priceGuide, reviews } = content;
  const own = 'an example: put in your own (content/README.md says how)';
  const examples = textsIn(content).map(({ text, href = '', path }): Issue => {
    const found = findExample(text) ?? findExample(href);
    const where = found === text ? `is ${quoted(text)}` : `has ${quoted(found)} in it`;
    return [path, found && `${where}, ${own}`];
  });
  const who = 'is missing: say who is responsible for what visitors send';
  const howLong = 'is missing: say how long you keep messages, e.g. 12 months';
  const future = (date = '', remedy = '') =>
    date > day && `is ${printDay(date)}, which is in the future: put in ${remedy}`;
  const lastChange = 'the day of your last change, or publish this one on that day';
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

/** In a workflow, PAGES_ADDRESS is where GitHub would publish this repository; empty if another host does. */
function projectPage(siteAddress: string): string | undefined {
  const { PAGES_ADDRESS, GITHUB_REPOSITORY_OWNER = 'name' } = process.env;
  if (!PAGES_ADDRESS || new URL(PAGES_ADDRESS).pathname === '/') return undefined;
  return `is ${quoted(siteAddress)}, but GitHub would publish the site at ${PAGES_ADDRESS}, where every link breaks: enter a domain of your own in the repository's settings, under Pages, or name the repository ${GITHUB_REPOSITORY_OWNER.toLowerCase()}.github.io`;
}
