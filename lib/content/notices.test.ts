import { expect, test } from 'vitest';
import { problemsWith } from '../testing/example';

const christmas = { firstDay: '2026-12-20', lastDay: '2026-12-27', away: true };
const newYear = { firstDay: '2026-12-28', lastDay: '2027-01-03', away: true };
const offer = { text: '10% off', firstDay: '2026-12-20', lastDay: '2026-12-31' };

const oneRow = 'is an absence without a day between it and the one in row 1: write one row';

test.each([
  {
    write: [christmas, newYear],
    says: `row 2 (2026-12-28): ${oneRow} from 20 December to 3 January`,
  },
  {
    write: [newYear, { ...christmas, text: 'Merry Christmas.' }],
    says: `row 2 (2026-12-20): ${oneRow} from 20 December to 3 January`,
  },
  {
    write: [christmas, offer, { ...christmas, firstDay: undefined, lastDay: '2026-12-22' }],
    says: `row 3 (2026-12-22): ${oneRow} until 27 December`,
  },
  {
    write: [{ ...offer, lastDay: '2026-01-02' }],
    says: 'row 1 (10% off): lastDay must not be earlier than firstDay (2026-12-20), but is "2026-01-02"',
  },
  {
    write: [{ ...offer, text: '' }],
    says: 'row 1: text is missing: say what visitors should know, or add away: true if you are away',
  },
  {
    write: ['Closed'],
    says: 'row 1: must be lastDay in curly brackets, not "Closed" (put it under text)',
  },
])('a mistake in notices is reported: $says', ({ write, says }) => {
  const business = { notices: write };
  expect(problemsWith({ business })).toEqual([`content/business.ts: notices, ${says}`]);
});

test('absences with a day between them, and other notices on the same days, are accepted', () => {
  const notices = [{ ...newYear, firstDay: '2026-12-29' }, christmas, offer];
  expect(problemsWith({ business: { notices } })).toEqual([]);
});
