import type { Business } from '../content/business';
import { expiries, noticeName } from '../site/current-facts';
import { addDays, printDay, today } from '../site/dates-and-times';

/** When to replace a release that is built today, and why; undefined if nothing in it begins or expires. */
export function whenToPublishAgain(business: Business, day = today()): string | undefined {
  const { notices = [] } = business;
  const starts = notices.flatMap((notice) => {
    const { firstDay = day, away } = notice;
    return away || firstDay <= day ? [] : { on: firstDay, why: `show the ${noticeName(notice)}` };
  });
  const ends = expiries(business).map(({ what, lastDay }) => {
    return { on: addDays(lastDay, 1), why: `stop showing ${what}` };
  });
  const [next] = [...starts, ...ends]
    .filter(({ on }) => on > day)
    .sort((one, other) => one.on.localeCompare(other.on));
  return next && `Publish a new release on ${printDay(next.on)}, to ${next.why}.`;
}
