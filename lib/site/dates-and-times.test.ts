import { expect, it } from 'vitest';
import { clockTime, printDay, today } from './dates-and-times';

it.each([
  [today(new Date('2026-06-30T22:59:59Z')), '2026-06-30'],
  [today(new Date('2026-06-30T23:00:00Z')), '2026-07-01'],
  [today(new Date('2026-12-31T23:59:59Z')), '2026-12-31'],
  [printDay('2026-01-02'), '2 January 2026'],
  [printDay('2026-01-02', false), '2 January'],
  [printDay('2026-12'), 'December 2026'],
  [clockTime('00:00'), 'midnight'],
  [clockTime('00:30'), '12.30am'],
  [clockTime('08:00'), '8am'],
  [clockTime('12:00'), 'midday'],
  [clockTime('12:05'), '12.05pm'],
  [clockTime('17:30'), '5.30pm'],
])('days are days in Britain, and read as people say them: %s', (printed, words) => {
  expect(printed).toBe(words);
});
