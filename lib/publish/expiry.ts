import type { Business } from '../content/business';
import { expiries } from '../site/current-facts';
import { addDays, printDay, today } from '../site/dates-and-times';

/** When a release of this day must be followed by another, and why; nothing if it can stay as it is. */
export function whenToPublishAgain(business: Business, day = today()): string | undefined {
  const next = expiries(business).find(({ lastDay }) => lastDay >= day);
  if (!next) return undefined;
  const { what, lastDay } = next;
  return `Publish a new release on ${printDay(addDays(lastDay, 1))}, because ${what} ends the day before.`;
}

/** One sentence for each notice or insurance that is over, but is in one of these texts of pages. */
export function expiredButShown(business: Business, texts: string[], day = today()): string[] {
  return expiries(business)
    .filter(({ lastDay, words }) => lastDay < day && texts.some((text) => text.includes(words)))
    .map(
      ({ what, lastDay }) =>
        `${what} ended on ${printDay(lastDay)}, but is still shown: make a new release and publish it`,
    );
}
