import type { z } from 'zod';
import { addDays, printDay } from '../terms/dates-and-times';
import type { Issue } from '../reading/problem';
import { calendarDate, group, list, optional, yesOrNo } from './field-types';
import { linkedText } from './linked-text';

/** Shown until its last day. */
const notice = group(
  {
    /**
     * What visitors should know, e.g. 10% off gutters until 30 November. [words](address) is a link. An absence
     * needs none, since it says its days by itself.
     */
    text: optional(linkedText(120)),
    /** Its first day, e.g. 2026-12-20; it shows from then on, an absence at once. Leave it out of an offer that has begun. */
    firstDay: optional(calendarDate),
    /** Its last day, e.g. 2027-01-02. */
    lastDay: calendarDate,
    /** true if you answer no calls or messages on these days; the notice then begins with “We’re away” and the days. */
    away: optional(yesOrNo),
  },
  (written) => (typeof written === 'string' ? 'put it under text' : undefined),
);

/** What visitors should know until a certain day. */
export const notices = list(notice, 'notices', 0, 3);

/** What visitors should know until a certain day, or an absence of the owner. */
export type Notice = z.output<typeof notice>;

/** Notices that say nothing, that end before they begin, and absences that should be one. */
export function noticeIssues({ notices = [] }: { notices?: Notice[] | undefined }): Issue[] {
  return notices.flatMap((notice, row): Issue[] => {
    const { text, firstDay, lastDay, away } = notice;
    const path = ['business', 'notices', row];
    const missing = 'is missing: say what visitors should know, or add away: true if you are away';
    const early = `must not be earlier than firstDay (${firstDay}), but is "${lastDay}"`;
    const earlier = notices.findIndex((other, index) => index < row && makeOne(notice, other));
    return [
      [[...path, 'text'], !text && !away && missing],
      [[...path, 'lastDay'], firstDay && lastDay < firstDay && early],
      [path, earlier >= 0 && oneRow(notice, notices[earlier]!, earlier)],
    ];
  });
}

/** Whether two notices are absences without a day between them. */
function makeOne(one: Notice, other: Notice): boolean {
  const begins = ({ firstDay = '' }: Notice, { lastDay }: Notice) =>
    firstDay <= addDays(lastDay, 1);
  return Boolean(one.away && other.away) && begins(one, other) && begins(other, one);
}

function oneRow(one: Notice, other: Notice, row: number): string {
  const [firstDay] = [one.firstDay ?? '', other.firstDay ?? ''].sort();
  const [, lastDay] = [one.lastDay, other.lastDay].sort();
  const from = firstDay ? `from ${printDay(firstDay, false)} to` : 'until';
  const days = `${from} ${printDay(lastDay!, false)}`;
  return `is an absence without a day between it and the one in row ${row + 1}: write one row ${days}`;
}
