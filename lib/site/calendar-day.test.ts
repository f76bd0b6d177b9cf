import { expect, it } from 'vitest';
import { printDay, today } from './calendar-day';

it.each([
  ['2026-06-30T22:59:59Z', '2026-06-30'],
  ['2026-06-30T23:00:00Z', '2026-07-01'],
  ['2026-12-31T23:59:59Z', '2026-12-31'],
])('at %s the day in Britain is %s', (now, day) => {
  expect(today(new Date(now))).toBe(day);
});

it.each([
  ['2026-01-02', '2 January 2026'],
  ['2028-02-29', '29 February 2028'],
  ['2026-12', 'December 2026'],
])('%s is printed as %s', (date, printed) => {
  expect(printDay(date)).toBe(printed);
});
