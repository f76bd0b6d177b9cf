import { expect, it } from 'vitest';
import { facts } from '../testing/full-content';
import { business } from '../testing/example';
import { currentInsurance, currentNotice, replyTime } from './current-facts';

const notice = { text: 'We are away.', firstDay: '2026-12-20', lastDay: '2027-01-02', away: true };
const insurance = { insurer: 'Example', cover: '£1 million', validUntil: '2027-01-02' };

it.each([
  ['weeks before', '2026-11-01', true],
  ['on their last day', '2027-01-02', true],
  ['on the day after', '2027-01-03', false],
])('a site that is built %s has a notice and insurance, or not', (_, day, has) => {
  const dated = { ...business, notice, insurance };
  expect(currentNotice(dated, day)).toEqual(has ? notice : undefined);
  expect(currentInsurance(dated, day)).toEqual(has ? insurance : undefined);
});

it.each([
  ['weeks before', notice, '2026-11-01', ', but not from 20 December 2026 to 2 January 2027'],
  [
    'for a day',
    { ...notice, lastDay: '2026-12-20' },
    '2026-11-01',
    ', but not on 20 December 2026',
  ],
  ['once it is over', notice, '2027-01-03', ''],
  ['about something else', { ...notice, away: undefined }, '2026-12-24', ''],
])('a notice %s: how soon messages are answered', (_, notice, day, exception) => {
  const { replyWithin } = facts;
  expect(replyTime({ ...business, replyWithin, notice }, day)).toBe(`one working day${exception}`);
  expect(replyTime({ ...business, notice }, day)).toBe(undefined);
});
