import type { z } from 'zod';
import { calendarDate, group, list, optional, reporting, yesOrNo } from './field-types';
import { linkedText } from './linked-text';

/** Shown until its last day. */
const notice = group({
  /**
   * What visitors should know, e.g. 10% off gutters until 30 November. [words](address) is a link. An absence
   * needs no text: the notice gives its days by itself.
   */
  text: optional(linkedText(120)),
  /** Its first day, e.g. 2026-12-20. An offer appears on that day, an absence at once. Leave it out if an offer has begun. */
  firstDay: optional(calendarDate),
  /** Its last day, e.g. 2027-01-02. */
  lastDay: calendarDate,
  /** true if you answer no calls or messages on these days; the notice then begins with “We’re away” and the days. */
  away: optional(yesOrNo),
}).check(
  reporting(({ text, firstDay, lastDay, away }) => {
    const missing = "is missing: write what visitors should know, or add away: true if you're away";
    const early = `must not be earlier than firstDay (${firstDay}), but is "${lastDay}"`;
    return [
      [['text'], !text && !away && missing],
      [['lastDay'], firstDay && lastDay < firstDay && early],
    ];
  }),
);

/** What visitors should know until a certain day. */
export const notices = list(notice, 'notices', { max: 3 });

/** What visitors should know until a certain day, or an absence of the owner. */
export type Notice = z.output<typeof notice>;
