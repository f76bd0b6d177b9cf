import type { Business } from '../content/business';
import { addDays, printDay, today } from './dates-and-times';

/** The notice, unless it was over before the day of the build. */
export function currentNotice({ notice }: Business, day = today()): Business['notice'] {
  return notice && notice.lastDay >= day ? notice : undefined;
}

/** The insurance, unless it had expired before the day of the build. */
export function currentInsurance({ insurance }: Business, day = today()): Business['insurance'] {
  return insurance && insurance.validUntil >= day ? insurance : undefined;
}

/** Whether the owner should renew the insurance: it ends within a month, or has ended. */
export function mustRenew({ insurance }: Business, day = today()): boolean {
  return insurance !== undefined && insurance.validUntil < addDays(day, 31);
}

/** What a site shows only until a day, what ends first before the rest. */
export function endings({ notice, insurance }: Business): { what: string; lastDay: string }[] {
  return [
    ...(notice ? [{ what: `the notice “${notice.text}”`, lastDay: notice.lastDay }] : []),
    ...(insurance ? [{ what: 'your insurance', lastDay: insurance.validUntil }] : []),
  ].sort((one, other) => one.lastDay.localeCompare(other.lastDay));
}

/** How soon messages are answered, but for the days on which a notice says that nobody is there. */
export function replyTime(business: Business, day = today()): string | undefined {
  const { replyWithin } = business;
  const { away, firstDay = '', lastDay = '' } = currentNotice(business, day) ?? {};
  if (!replyWithin || !away) return replyWithin;
  const days =
    firstDay === lastDay
      ? `on ${printDay(firstDay)}`
      : `from ${printDay(firstDay)} to ${printDay(lastDay)}`;
  return `${replyWithin}, but not ${days}`;
}
