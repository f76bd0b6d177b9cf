import { z } from 'zod';
import { group, list } from './fields';
import { inOrder } from './in-order';
import { mustBe } from './must-be';
import { cleanText } from './plain-text';

const week = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

type Day = (typeof week)[number];

const daysRule = mustBe('a day or several in a row, like Saturday or Monday to Friday', (value) => {
  if (/,|&|\band\b/i.test(String(value))) return 'give each day a row of its own';
  const spelt = String(value)
    .trim()
    .replace(/\s*[-–]\s*/g, ' to ')
    .replace(/[a-z]{3,}/gi, (word) => week.find((day) => isShortFor(word, day)) ?? word);
  return daysIn(spelt).length > 0 ? `write ${spelt}` : undefined;
});

/** Whether it is the day, its start or its plural, in capitals or small letters. */
function isShortFor(word: string, day: Day): boolean {
  return `${day}s`.toLowerCase().startsWith(word.toLowerCase());
}

const days = z
  .string(daysRule)
  .overwrite(cleanText)
  .refine((words) => daysIn(words).length > 0, { abort: true, ...daysRule })
  .transform((words) => ({
    /** As printed, e.g. Monday to Friday. */
    words,
    /** For structured data. */
    each: daysIn(words),
  }));

/** The days from the first that is named to the last; none if the words name none. */
function daysIn(words: string): Day[] {
  const [first = -1, last = first, ...rest] = words
    .split(' to ')
    .map((day) => week.indexOf(day as Day));
  if (first < 0 || last < 0 || rest.length > 0) return [];
  const count = ((last - first + week.length) % week.length) + 1;
  return Array.from({ length: count }, (_, index) => week[(first + index) % week.length]!);
}

const timeRule = mustBe('a time from 00:00 to 23:59, like 08:30', (value) => {
  if (typeof value === 'number') return 'put the time in quotes, with a colon';
  if (value === '24:00') return 'write 23:59';
  const [, hours, minutes] = /^(\d\d?)[.:]([0-5]\d)$/.exec(String(value).trim()) ?? [];
  if (hours && Number(hours) < 24) return `write ${hours.padStart(2, '0')}:${minutes}`;
  return /\d ?[ap]m$/i.test(String(value)) ? 'write 5pm as 17:00' : undefined;
});

const time = z
  .string(timeRule)
  .overwrite(cleanText)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, timeRule);

const row = group({ days, from: time, to: time }).check(inOrder('from', 'to'));

/** Days and times, each day at most once. */
export const openingHours = list(row, 'rows with days, from and to', 0).check(
  z.superRefine(
    (rows, context) => {
      const seen = new Set<Day>();
      // Invalid rows are included, so a row may be anything.
      rows.forEach((one: Partial<(typeof rows)[number]> | undefined | null, index) => {
        const each = one?.days?.each ?? [];
        const twice = each.find((day) => seen.has(day));
        each.forEach((day) => seen.add(day));
        if (twice === undefined) return;
        const message = `has ${twice}, which is in an earlier row too: a day needs one row`;
        context.addIssue({ code: 'custom', path: [index, 'days'], message });
      });
    },
    { when: ({ value }) => Array.isArray(value) },
  ),
);
