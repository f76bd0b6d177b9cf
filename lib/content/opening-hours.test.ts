import { expect, test } from 'vitest';
import { problemsWith } from '../testing/example';

const week = { days: 'Monday to Friday', from: '08:00', to: '12:30' };
const afternoons = { ...week, from: '13:30', to: '17:30' };
const saturday = { days: 'Saturday', byAppointment: true };

test.each([
  {
    write: [{ ...week, to: '07:30' }],
    says: 'row 1 (Monday to Friday): to must be later than from (08:00), but is "07:30"',
  },
  {
    write: [{ ...week, from: '8.30', to: '12am' }],
    says: 'row 1 (Monday to Friday): to must be a time from 00:00 to 23:59, like 08:30 or 17:00, not "12am"',
  },
  {
    write: [{ ...week, from: '8', to: '12:30PM' }],
    says: 'row 1 (Monday to Friday): from must be a time from 00:00 to 23:59, like 08:30 or 17:00, not "8"',
  },
  {
    write: [{ ...week, to: undefined }],
    says: 'row 1 (Monday to Friday): to is missing: write from and to, or byAppointment: true',
  },
  {
    write: [{ days: 'Monday' }, afternoons],
    says: 'row 1 (Monday): from is missing: write from and to, or byAppointment: true',
  },
  {
    write: [{ ...saturday, from: '08:00' }],
    says: 'row 1 (Saturday): byAppointment cannot stand beside from and to: remove those',
  },
  {
    write: [week, saturday, { days: 'Friday to Sunday', from: '12:29', to: '13:00' }],
    says: 'row 3 (Friday to Sunday): overlaps row 1 on Friday: change one of them, or remove it',
  },
  {
    write: [saturday, week, { ...saturday, days: 'Saturday to Sunday' }],
    says: 'row 3 (Saturday to Sunday): overlaps row 1 on Saturday: change one of them, or remove it',
  },
])('a mistake in hours is reported: $says', ({ write, says }) => {
  const [problem] = problemsWith({ business: { hours: write } });
  expect(problem).toBe(`content/business.ts: hours, ${says}`);
});

test('days in short, and times with am, are accepted', () => {
  const hours = [
    { days: 'Mon-Fri', from: '8am', to: '17:30' },
    { ...saturday, days: 'sat' },
  ];
  expect(problemsWith({ business: { hours } })).toEqual([]);
});

test('hours with a break, and days that are answered and by appointment, are accepted', () => {
  const hours = [afternoons, { ...week, days: 'Monday to Saturday' }, saturday];
  expect(problemsWith({ business: { hours } })).toEqual([]);
});
