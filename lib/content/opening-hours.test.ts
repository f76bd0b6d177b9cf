import { expect, test } from 'vitest';
import { rulesBroken } from '../testing/rules-broken';
import { problemsWith } from '../testing/sample';

const week = { days: 'Monday to Friday', from: '08:00', to: '12:30' };
const afternoons = { ...week, from: '12:30', to: '17:30' };
const saturday = { days: 'Saturday', byAppointment: true };

test('mistakes in hours are refused', () => {
  const mistakes: object[][] = [
    [{ ...week, days: 'Mondays' }],
    [{ ...week, days: 'Monday to Monday' }],
    [{ ...week, from: '8.00' }],
    [{ ...week, to: '24:00' }],
    [{ ...week, to: '08:00' }],
    [{ ...week, to: '' }],
    [{ days: 'Monday' }],
    [{ ...saturday, from: '08:00' }],
    [week, saturday, { days: 'Sunday to Monday', from: '12:29', to: '13:00' }],
    [saturday, week, { ...saturday, days: 'Saturday to Sunday' }],
  ];
  expect(rulesBroken(mistakes.map((hours) => problemsWith({ business: { hours } }))))
    .toMatchInlineSnapshot(`
    "content/business.ts: hours, row 1 (Mondays): days must be a day or a run of days, like Saturday or Monday to Friday, not "Mondays"
    content/business.ts: hours, row 1 (Monday to Friday): from must be a time from 00:00 to 23:59, like 08:30 or 17:00, not "8.00"
    content/business.ts: hours, row 1 (Monday to Friday): to must be a time from 00:00 to 23:59, like 08:30 or 17:00, not "24:00"
    content/business.ts: hours, row 1 (Monday to Friday): to must be later than from (08:00), but is "08:00"
    content/business.ts: hours, row 1 (Monday to Friday): to is missing: write from and to, or byAppointment: true
    content/business.ts: hours, row 1 (Monday): from is missing: write from and to, or byAppointment: true
    content/business.ts: hours, row 1 (Saturday): byAppointment can't be used with from or to: remove those
    content/business.ts: hours, row 3 (Sunday to Monday): overlaps row 1 on Monday: change or remove one of them
    content/business.ts: hours, row 3 (Saturday to Sunday): overlaps row 1 on Saturday: change or remove one of them"
  `);
});

test('hours with a break, and days with both hours and appointments, are accepted', () => {
  const hours = [
    afternoons,
    { ...week, days: 'Monday to Saturday' },
    saturday,
    { days: 'Sunday to Monday', from: '00:00', to: '08:00' },
    { days: 'Sunday', from: '23:58', to: '23:59' },
  ];
  expect(problemsWith({ business: { hours } })).toEqual([]);
});
