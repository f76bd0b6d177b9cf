import { z } from 'zod';
import type { Issue } from './parser/problem';
import { group, list, matching, optional, reporting, yesOrNo } from './field-types';

const week = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
const twoWeeks = [...week.options, ...week.options];
const day = `(${week.options.join('|')})`;

const days = matching(
  new RegExp(`^${day}( to (?!\\1)${day})?$`),
  'a day or a run of days, like Saturday or Monday to Friday',
).transform((printed) => ({
  /** As printed, e.g. Monday to Friday. */
  printed,
  /** For structured data. */
  each: daysIn(printed),
}));

/** Every day from the first to the last that is named. */
function daysIn(printed: string) {
  const [first, last = first] = printed.split(' to ').map((name) => week.parse(name));
  const start = twoWeeks.indexOf(first!);
  return twoWeeks.slice(start, twoWeeks.indexOf(last!, start) + 1);
}

const time = matching(
  /^([01]\d|2[0-3]):[0-5]\d$/,
  'a time from 00:00 to 23:59, like 08:30 or 17:00',
);

const row = group({
  /** A day or a run of days, e.g. Monday to Friday. */
  days,
  /** When you start to answer the phone, e.g. 08:00. */
  from: optional(time),
  /** When you stop, e.g. 17:30. */
  to: optional(time),
  /** true, instead of `from` and `to`, for days on which you come by appointment. */
  byAppointment: optional(yesOrNo),
}).check(
  reporting(({ from, to, byAppointment }) => {
    const missing = 'is missing: write from and to, or byAppointment: true';
    const both = "can't be used with from or to: remove those";
    const early = `must be later than from (${from}), but is "${to}"`;
    return [
      [['byAppointment'], byAppointment && (from ?? to) && both],
      [['from'], !byAppointment && !from && missing],
      [['to'], !byAppointment && !to && missing],
      [['to'], from && to && to <= from && early],
    ];
  }),
);

type Row = z.output<typeof row>;

/** Days, each with the times when the phone is answered, or by appointment. Sorted, Monday first. */
export const openingHours = list(row, 'rows with days, from and to')
  .check(
    reporting((rows) =>
      rows.flatMap((one, index) =>
        rows.slice(0, index).map((earlier, other): Issue => {
          const day = overlap(one, earlier);
          return [
            [index],
            day && `overlaps row ${other + 1} on ${day}: change or remove one of them`,
          ];
        }),
      ),
    ),
  )
  .transform((rows) => rows.toSorted((one, other) => order(one).localeCompare(order(other))));

/** Where a row belongs in a week: its first day, then its time. */
function order({ days, from = '' }: Row): string {
  return week.options.indexOf(days.each[0]!) + from;
}

/** The first day on which two rows overlap in time, or are both by appointment. */
function overlap(one: Row, other: Row): string | undefined {
  const isBefore = ({ from = '' }: Row, { to = '' }: Row) => from < to;
  const isSame = one.byAppointment
    ? other.byAppointment
    : isBefore(one, other) && isBefore(other, one);
  return one.days.each.find((day) => isSame && other.days.each.includes(day));
}
