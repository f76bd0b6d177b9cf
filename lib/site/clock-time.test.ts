import { expect, it } from 'vitest';
import { clockTime } from './clock-time';

it.each([
  ['00:00', 'midnight'],
  ['00:30', '12:30am'],
  ['08:00', '8am'],
  ['11:59', '11:59am'],
  ['12:00', 'midday'],
  ['12:05', '12:05pm'],
  ['17:30', '5:30pm'],
  ['23:59', '11:59pm'],
])('%s is %s', (time, said) => {
  expect(clockTime(time)).toBe(said);
});
