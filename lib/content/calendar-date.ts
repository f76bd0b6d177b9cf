import { z } from 'zod';
import { mustBe } from './must-be';
import { cleanText } from './plain-text';

const dateRule = mustBe('a date that exists, year first, like 2026-12-31', (value) => {
  if (typeof value === 'number') return 'put the date in quotes';
  const date = yearFirst(String(value));
  return z.iso.date().safeParse(date).success ? `write ${date}` : undefined;
});

/** A day as `2026-12-31`; days in this form compare as text. */
export const calendarDate = z.string(dateRule).overwrite(cleanText).check(z.iso.date(dateRule));

const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/;

const monthRule = mustBe('a month, year first, like 2026-08', (value) => {
  if (typeof value === 'number') return 'put the month in quotes';
  const month = yearFirst(String(value)).slice(0, '2026-08'.length);
  return monthPattern.test(month) ? `write ${month}` : undefined;
});

/** A month as `2026-08`. */
export const calendarMonth = z
  .string(monthRule)
  .overwrite(cleanText)
  .regex(monthPattern, monthRule);

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** What 31/3/27, 31st March 2027 and 2027-3-31 most likely mean; anything else gives no date. */
function yearFirst(written: string): string {
  const parts = written.trim().split(/[./ -]+/);
  const [year = '', ...rest] = /^\d{4}$/.test(parts[0]!) ? parts : parts.reverse();
  const numbers = rest.map(
    (part) => parseInt(part) || months.indexOf(part.slice(0, 3).toLowerCase()) + 1,
  );
  return [year.padStart(4, '20'), ...numbers.map((one) => String(one).padStart(2, '0'))].join('-');
}
