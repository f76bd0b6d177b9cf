import { expect, it } from 'vitest';
import { splitAtLinks } from '../content/linked-text';
import { business } from '../testing/sample';
import { whenToPublishAgain } from './expiry';

const dated = {
  ...business,
  replyWithin: 'a day',
  notices: [
    { firstDay: '2026-12-31', lastDay: '2026-12-31', away: true },
    { text: splitAtLinks('[10% off](/prices)'), firstDay: '2027-03-01', lastDay: '2027-04-30' },
  ],
  insurance: { insurer: 'Example', cover: '£1 million', validUntil: '2027-03-31' },
};

it.each([
  [
    '2026-12-27',
    "Publish a new release on 28 December 2026, to stop showing your reply time, as you'll soon be away.",
  ],
  [
    '2026-12-30',
    'Publish a new release on 1 January 2027, to stop showing the expired notice of your absence.',
  ],
  ['2027-01-01', 'Publish a new release on 1 March 2027, to show the notice “10% off”.'],
  ['2027-03-01', 'Publish a new release on 1 April 2027, to stop showing your expired insurance.'],
  ['2027-05-01', undefined],
])('a release of %s tells the owner when to publish again: %s', (day, reminder) => {
  expect(whenToPublishAgain(dated, day)).toBe(reminder);
});
