import { expect, it } from 'vitest';
import { business } from '../testing/example-content/business';
import { currentNotice } from './current-notice';

const notice = { text: 'We are away.', firstDay: '2026-12-20', lastDay: '2027-01-02' };

it.each([
  ['weeks before', '2026-11-01', notice],
  ['on its last day', '2027-01-02', notice],
  ['on the day after', '2027-01-03', undefined],
])('a site that is built %s has the notice, or not', (_, day, shown) => {
  expect(currentNotice({ ...business, notice }, day)).toEqual(shown);
});

it('a site without a notice shows none', () => {
  expect(currentNotice(business)).toBe(undefined);
});
