import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startPreviewServer } from '../preview/preview-server';
import { business } from '../testing/example';
import { temporaryFolder } from '../testing/temporary-folder';
import { stillShown, whenToPublishAgain } from './what-ends';

const dated = {
  ...business,
  notices: [{ text: '“Bob’s” & Co. are away.', lastDay: '2026-12-31' }],
  insurance: { insurer: 'Example', cover: '£1 million', validUntil: '2027-03-31' },
};

it.each([
  [
    '2026-12-31',
    'Publish a new release on 1 January 2027, because the notice ““Bob’s” & Co. are away.” ends the day before.',
  ],
  [
    '2027-01-01',
    'Publish a new release on 1 April 2027, because your insurance ends the day before.',
  ],
  ['2027-04-01', undefined],
])('a release of %s must be followed by another: %s', (day, told) => {
  expect(whenToPublishAgain(dated, day)).toBe(told);
});

it('what pages show although it is over is named once', async () => {
  const folder = path.join(temporaryFolder(), 'site');
  mkdirSync(folder);
  for (const page of ['index', 'about', 'faq']) {
    const notice =
      page === 'faq' ? '' : '<p><strong>“Bob’s” &amp; Co. are away.</strong> until 31 December</p>';
    writeFileSync(path.join(folder, `${page}.html`), notice);
  }
  const { url, close } = await startPreviewServer({ folder, port: 0 });
  const shown = (day: string, ...pages: string[]) =>
    stillShown(
      dated,
      pages.map((page) => url + page),
      day,
    );
  expect(await shown('2026-12-31', '/', '/about')).toEqual([]);
  expect(await shown('2027-04-01', '/faq')).toEqual([]);
  expect(await shown('2027-04-01', '/', '/about')).toEqual([
    'the notice ““Bob’s” & Co. are away.” ended on 31 December 2026, but is still shown: make a new release and publish it',
  ]);
  await close();
});
