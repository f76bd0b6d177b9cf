import type { Business, Notice } from '../content/business';
import { readableText } from '../content/linked-text';
import { addDays, daysNamed, printDay, today } from '../dates-and-times';

/** The notices to show on a day: those that have begun, and absences even before they begin. */
export function currentNotices({ notices = [] }: Business, day = today()): Notice[] {
  return notices.filter(
    ({ firstDay = day, lastDay, away }) => lastDay >= day && (away || firstDay <= day),
  );
}

/** How a notice is named to the owner. */
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

/** A sentence about all absences; undefined if there are none. While they are far off, messages are still answered. */
export function awayWords(business: Business, day = today()): string | undefined {
  const days = absences(business, day).map((notice) => daysOf(notice, day));
  const all = new Intl.ListFormat('en-GB').format(days);
  if (days.length === 0) return undefined;
  const after = currentReplyTime(business, day) ? '' : ', and will reply when we’re back';
  return `We’re away ${all}${after}.`;
}

/** From so many days before an absence, pages do not say how soon a message is answered. */
const daysWithoutPromise = 3;

/** How soon messages are answered, and the last day on which pages may say so; undefined if they may not. */
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

/** Present and coming notices of days on which nobody answers. */
function absences(business: Business, day: string): Notice[] {
  return currentNotices(business, day).filter(({ away }) => away);
}

/** The insurance, unless it has expired. */
export function currentInsurance({ insurance }: Business, day = today()): Business['insurance'] {
  return insurance && insurance.validUntil >= day ? insurance : undefined;
}

/** What a site shows only until a certain day, the earliest first; `what` names it to the owner. */
export function expiries({ notices = [], insurance, replyWithin }: Business) {
  return [
    ...notices.flatMap(({ away, firstDay }) =>
      replyWithin && away && firstDay
        ? { what: 'what you promise under replyWithin', lastDay: lastDayOfReplies(firstDay) }
        : [],
    ),
    ...notices.map((notice) => ({ what: noticeName(notice), lastDay: notice.lastDay })),
    ...(insurance ? [{ what: 'your insurance', lastDay: insurance.validUntil }] : []),
  ].sort((one, other) => one.lastDay.localeCompare(other.lastDay));
}

/** The days of a notice in words; without the year if they are over within half a year. */
function daysOf({ firstDay, lastDay }: Notice, day: string): string {
  const isSoon = lastDay < addDays(day, 183);
  const print = (date: string) => printDay(date).replace(isSoon ? / \d+$/ : '', '');
  const last = print(lastDay);
  if (firstDay === lastDay) return `on ${last}`;
  if (!firstDay) return `until ${last}`;
  const isOneMonth = firstDay.slice(0, 7) === lastDay.slice(0, 7);
  return `from ${isOneMonth ? Number(firstDay.slice(8)) : print(firstDay)} to ${last}`;
}
