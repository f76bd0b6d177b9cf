import { z } from 'zod';
import type { Issue } from '../reading/problem';
import { group, list, matching, optional, yesOrNo } from './field-types';

const week = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
const twoWeeks = [...week.options, ...week.options];
const day = `(${week.options.join('|')})`;

const days = matching(
  new RegExp(`^${day}( to ${day})?$`),
  'a day or several in a row, like Saturday or Monday to Friday',
  (written) =>
    written
      .split(/ ?[-–] ?| to /)
      .map(inFull)
      .join(' to '),
).transform((printed) => ({
  /** As printed, e.g. Monday to Friday. */
  printed,
  /** For structured data. */
  each: daysIn(printed),
}));

/** The name of a day that begins like this, as Tue, tues and Tuesdays do. */
function inFull(name: string): string | undefined {
  const start = name.toLowerCase().replace(/[.s]$/, '');
  return week.options.find((day) => start.length > 2 && day.toLowerCase().startsWith(start));
}

/** The days from the first that is named to the last. */
function daysIn(printed: string) {
  const [first, last = first] = printed.split(' to ').map((name) => week.parse(name));
  const start = twoWeeks.indexOf(first!);
  return twoWeeks.slice(start, twoWeeks.indexOf(last!, start) + 1);
}

const time = matching(
  /^([01]\d|2[0-3]):[0-5]\d$/,
  'a time from 00:00 to 23:59, like 08:30 or 17:00',
  (written) => {
    const [, hour = '', minutes, half] =
      /^(\d\d?)(?:[.:](\d\d))? ?([ap]m)?$/.exec(written.toLowerCase()) ?? [];
    // Not 8, which may be morning or evening, nor 12am, which many take for noon.
    const isClear = half ? Number(hour) < (half === 'am' ? 12 : 13) : minutes;
    if (!isClear) return written;
    const hours = half ? (Number(hour) % 12) + (half === 'pm' ? 12 : 0) : Number(hour);
    return `${String(hours).padStart(2, '0')}:${minutes ?? '00'}`;
  },
  (written) =>
    /appointment/i.test(written) ? 'write byAppointment: true in place of from and to' : undefined,
);

const row = group({
  /** A day or several in a row, e.g. Monday to Friday. */
  days,
  /** From when you answer the phone, e.g. 08:00. */
  from: optional(time),
  /** Until when, e.g. 17:30. */
  to: optional(time),
  /** true in place of `from` and `to` for days on which you come by appointment. */
  byAppointment: optional(yesOrNo),
});

type Row = z.output<typeof row>;

/** Days with the times between which the phone is answered, or by appointment. */
export const openingHours = list(row, 'rows with days, from and to', 0);

/** Rows that say neither a time nor that it is by appointment, or both, that end before they begin, or that overlap. */
export function hoursIssues({ hours = [] }: { hours?: Row[] | undefined }): Issue[] {
  const missing = 'is missing: write from and to, or byAppointment: true';
  const both = 'cannot stand beside from and to: remove those';
  return hours.flatMap((one, row): Issue[] => {
    const { from, to, byAppointment } = one;
    const path = ['business', 'hours', row];
    const early = `must be later than from (${from}), but is "${to}"`;
    return [
      [[...path, 'byAppointment'], byAppointment && (from ?? to) && both],
      [[...path, 'from'], !byAppointment && !from && missing],
      [[...path, 'to'], !byAppointment && !to && missing],
      [[...path, 'to'], from && to && to <= from && early],
      ...hours.slice(0, row).map((earlier, index): Issue => {
        const day = overlap(one, earlier);
        return [
          path,
          day && `overlaps row ${index + 1} on ${day}: change one of them, or remove it`,
        ];
      }),
    ];
  });
}

/** The first day for which two rows have the same time, or are both by appointment. */
function overlap(one: Row, other: Row): string | undefined {
  const isBefore = ({ from = '' }: Row, { to = '' }: Row) => from < to;
  const isSame = one.byAppointment
    ? other.byAppointment
    : isBefore(one, other) && isBefore(other, one);
  return one.days.each.find((day) => isSame && other.days.each.includes(day));
}
