import { expect, it } from 'vitest';
import { splitAtLinks } from '../content/linked-text';
import type { Notice } from '../content/notices';
import { business } from '../testing/sample';
import {
  absenceSentence,
  currentInsurance,
  currentNotices,
  currentReplyTime,
} from './current-facts';

const notice = { firstDay: '2026-12-20', lastDay: '2027-01-02', away: true };
const offer = { text: splitAtLinks('10% off gutters'), lastDay: '2027-11-30' };
const later = { text: splitAtLinks('Half price'), firstDay: '2027-03-01', lastDay: '2027-03-31' };
const insurance = { insurer: 'Example', cover: '£1 million', validUntil: '2027-01-02' };

it.each([
  ['2026-11-01', [notice, offer], insurance],
  ['2027-01-02', [notice, offer], insurance],
  ['2027-01-03', [offer], undefined],
  ['2027-02-28', [offer], undefined],
  ['2027-03-01', [offer, later], undefined],
])('a site built on %s shows its current notices and insurance', (day, notices, cover) => {
  const dated = { ...business, notices: [notice, offer, later], insurance };
  expect(currentNotices(dated, day)).toEqual(notices);
  expect(currentInsurance(dated, day)).toEqual(cover);
});

const { firstDay } = notice;

it.each<[days: Notice, words: string]>([
  [{ firstDay, lastDay: '2027-01-02' }, 'We’re away 20 December to 2 January.'],
  [{ firstDay, lastDay: '2026-12-20' }, 'We’re away on 20 December.'],
  [{ firstDay, lastDay: '2026-12-31' }, 'We’re away 20 to 31 December.'],
  [{ firstDay, lastDay: '2027-05-03' }, 'We’re away 20 December 2026 to 3 May 2027.'],
  [{ lastDay: '2027-01-02' }, 'We’re away until 2 January.'],
])('an absence with %j is announced as “%s”', (days, words) => {
  expect(absenceSentence(days, '2026-11-01')).toBe(words);
});

it.each([
  ['four days before an absence', [offer, notice], '2026-12-16', '2026-12-16'],
  ['three days before an absence', [offer, notice], '2026-12-17', 'no promise'],
  ['after an absence', [notice], '2027-01-03', undefined],
  ['during an absence without a first day', [{ ...offer, away: true }], '2026-11-01', 'no promise'],
  ['before two absences', [{ ...later, away: true }, notice], '2026-11-01', '2026-12-16'],
])('the site promises a reply time, or none, %s', (_, notices, day, until) => {
  const replyTime = until === 'no promise' ? undefined : { within: 'a day', until };
  const absent = { ...business, notices };
  expect(currentReplyTime({ ...absent, replyWithin: 'a day' }, day)).toEqual(replyTime);
  expect(currentReplyTime(absent, day)).toBeUndefined();
});
