import type { Business } from '../content/business';
import { mustRenew } from '../site/current-facts';
import { printDay, today } from '../dates-and-times';

type Issue = { number: number; title: string; state: 'OPEN' | 'CLOSED' };

/** How the titles of all reminders begin. */
const start = 'Your insurance ends on ';

/**
 * Opens an issue a month before the insurance ends, about which GitHub emails the owner, and closes it once the
 * last day has changed. An issue that the owner has closed stays closed. `gh` runs GitHub's command and returns
 * what it prints; if it throws, as where issues are turned off, so does this.
 */
export function updateReminder(
  business: Business,
  gh: (...args: string[]) => string,
  day = today(),
) {
  const { insurance } = business;
  const title =
    insurance && mustRenew(business, day) ? start + printDay(insurance.validUntil) : undefined;
  const list = gh('issue', 'list', '--state=all', '--limit=1000', '--json=number,title,state');
  const reminders = (JSON.parse(list) as Issue[]).filter((issue) => issue.title.startsWith(start));
  for (const issue of reminders) {
    if (issue.state === 'OPEN' && issue.title !== title) gh('issue', 'close', `${issue.number}`);
  }
  if (title !== undefined && !reminders.some((issue) => issue.title === title)) {
    const body = `@${process.env.GITHUB_REPOSITORY_OWNER}: the night after you have put the new day into content/business.ts, this issue closes by itself.`;
    gh('issue', 'create', `--title=${title}`, `--body=${body}`);
  }
}
