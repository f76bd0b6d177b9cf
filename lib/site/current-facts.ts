import type { Business, Notice } from '../content/business';
import { readableText } from '../content/linked-text';
import { addDays, daysNamed, printDay, today } from './dates-and-times';

/** The notices of the day of the build; those of days to come only if nobody answers then. */
export function currentNotices({ notices = [] }: Business, day = today()): Notice[] {
  return notices.filter(
    ({ firstDay = day, lastDay, away }) => lastDay >= day && (away || firstDay <= day),
  );
}

/** What messages to the owner call a notice. */
export function noticeName({ text }: Notice): string {
  return `the notice “${readableText(text)}”`;
}

/** The days of a notice, to follow its text; empty if the text names the last day itself. */
export function noticeDays(notice: Notice, day = today()): string {
  const text = readableText(notice.text);
  if (daysNamed(text).some((day) => printDay(notice.lastDay).startsWith(day))) return '';
  const days = daysOf(notice, day).replace('from ', '');
  return /[.!?]$/.test(text) ? days[0]!.toUpperCase() + days.slice(1) : days;
}

/** When calls and messages are not answered, if a notice says so. */
export function awayWords(business: Business, day = today()): string | undefined {
  const days = currentNotices(business, day)
    .filter(({ away }) => away)
    .map((notice) => daysOf(notice, day));
  const all = new Intl.ListFormat('en-GB').format(days);
  return days.length > 0 ? `We answer no calls or messages ${all}.` : undefined;
}

/** The insurance, unless it had expired before the day of the build. */
export function currentInsurance({ insurance }: Business, day = today()): Business['insurance'] {
  return insurance && insurance.validUntil >= day ? insurance : undefined;
}

/** Whether the owner should renew the insurance: it ends within a month, or has ended. */
export function mustRenew({ insurance }: Business, day = today()): boolean {
  return insurance !== undefined && insurance.validUntil < addDays(day, 31);
}

/** What a site shows only until a day; what expires first comes first. */
export function expiries({ notices = [], insurance }: Business) {
  return [
    ...notices.map((notice) => ({ what: noticeName(notice), lastDay: notice.lastDay })),
    ...(insurance ? [{ what: 'your insurance', lastDay: insurance.validUntil }] : []),
  ].sort((one, other) => one.lastDay.localeCompare(other.lastDay));
}

/** Without their year if they are over within half a year: nobody takes them for others. */
function daysOf({ firstDay, lastDay }: Notice, day: string): string {
  const isSoon = lastDay < addDays(day, 183);
  const print = (date: string) => printDay(date).replace(isSoon ? / \d+$/ : '', '');
  const last = print(lastDay);
  if (firstDay === lastDay) return `on ${last}`;
  return firstDay ? `from ${print(firstDay)} to ${last}` : `until ${last}`;
}
