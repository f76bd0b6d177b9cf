import type { Business } from '../content/business';
import { readableText } from '../content/linked-text';
import type { Notice } from '../content/notices';
import { addDays, printDay, today } from './dates-and-times';

/** The notices to show on a day: those that have begun and not expired, and absences even before they begin. */
export function currentNotices({ notices = [] }: Business, day = today()): Notice[] {
  return notices.filter(
    ({ firstDay = day, lastDay, away }) => lastDay >= day && (away || firstDay <= day),
  );
}

/** How a notice is named to the owner. */
export function noticeName({ text, away }: Notice): string {
  return away ? 'notice of your absence' : `notice “${readableText(text)}”`;
}

/** A sentence with the days of an absence; without the year if it ends within half a year. */
export function absenceSentence({ firstDay, lastDay }: Notice, day = today()): string {
  const hasYear = lastDay >= addDays(day, 183);
  const last = printDay(lastDay, hasYear);
  if (firstDay === lastDay) return `We’re away on ${last}.`;
  if (!firstDay) return `We’re away until ${last}.`;
  const isOneMonth = firstDay.slice(0, 7) === lastDay.slice(0, 7);
  const first = isOneMonth ? Number(firstDay.slice(8)) : printDay(firstDay, hasYear);
  return `We’re away ${first} to ${last}.`;
}

/** How many days before an absence pages stop promising a reply time. */
const daysWithoutPromise = 3;

/** The promised reply time, and the last day on which pages may show it; undefined if they may not. */
export function currentReplyTime(business: Business, day = today()) {
  const { replyWithin: within } = business;
  const [until] = absences(business, day)
    .map(({ firstDay = day }) => lastDayOfReplies(firstDay))
    .sort();
  return within && (!until || until >= day) ? { within, until } : undefined;
}

function lastDayOfReplies(firstDay: string): string {
  return addDays(firstDay, -daysWithoutPromise - 1);
}

/** Current and future notices of an absence. */
export function absences(business: Business, day = today()): Notice[] {
  return currentNotices(business, day).filter(({ away }) => away);
}

/** The insurance, unless it has expired. */
export function currentInsurance({ insurance }: Business, day = today()): Business['insurance'] {
  return insurance && insurance.validUntil >= day ? insurance : undefined;
}

/** What a site shows only until a certain day, the earliest first; `what` is its name for the owner. */
export function expiries({ notices = [], insurance, replyWithin }: Business) {
  return [
    ...notices.flatMap(({ away, firstDay }) =>
      replyWithin && away && firstDay
        ? { what: "your reply time, as you'll soon be away", lastDay: lastDayOfReplies(firstDay) }
        : [],
    ),
    ...notices.map((one) => ({ what: `the expired ${noticeName(one)}`, lastDay: one.lastDay })),
    ...(insurance ? [{ what: 'your expired insurance', lastDay: insurance.validUntil }] : []),
  ].sort((one, other) => one.lastDay.localeCompare(other.lastDay));
}
