import { expect, test } from 'vitest';
import { problemsWith } from '../testing/sample';

const christmas = { firstDay: '2026-12-20', lastDay: '2026-12-27', away: true };
const newYear = { firstDay: '2026-12-28', lastDay: '2027-01-03', away: true };
const offer = { text: '10% off', firstDay: '2026-12-20', lastDay: '2026-12-20' };

test('mistakes in notices are refused', () => {
  const mistakes: unknown[][] = [
    [{ ...offer, lastDay: '2026-12-19' }],
    [{ ...offer, text: '', away: false }],
    [christmas, offer, newYear, offer],
  ];
  expect(mistakes.flatMap((notices) => problemsWith({ business: { notices } })).join('\n'))
    .toMatchInlineSnapshot(`
      "content/business.ts: notices, row 1 (10% off): lastDay must not be earlier than firstDay (2026-12-20), but is "2026-12-19"
      content/business.ts: notices, row 1: text is missing: write what visitors should know, or add away: true if you're away
      content/business.ts: notices has 4 entries; the limit is 3"
    `);
});

test('absences that touch, and an offer of one day, are accepted', () => {
  expect(problemsWith({ business: { notices: [christmas, newYear, offer] } })).toEqual([]);
});
