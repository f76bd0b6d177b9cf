import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { printProblem } from '../content/parser/problem';
import { printed, readWith, writtenSample, type Change } from '../testing/sample';
import { useSampleProject } from '../testing/use-project';
import { expiredFacts, oddAmounts, photosWithPlace } from './warnings';

const owner = useSampleProject();
const notices = [{ text: 'We are away.', firstDay: '2026-12-20', lastDay: '2027-01-02' }];
const insurance = { insurer: 'Example', cover: '£1 million', validUntil: '2027-03-31' };

const expires =
  "insurance: validUntil is 31 March 2027. A site published after that day doesn't show your insurance: enter its new last day";

const rating = {
  stars: 4.9,
  number: 195,
  source: 'Google',
  link: 'https://g.example',
  month: '2026-11',
};
const old = 'rating: month is November 2026, which is no longer recent: look up your rating again';

it.each<[string, Required<Change>['business'], string?]>([
  ['2027-01-02', { notices }],
  [
    '2027-01-03',
    { notices },
    'notices, row 1 (We are away.): has expired (its last day was 2 January 2027): remove it',
  ],
  ['2027-05-03', { rating }],
  ['2027-05-04', { rating }, old],
  ['2027-02-28', { insurance }],
  ['2027-03-01', { insurance }, expires],
])('on %s, %j', (day, business, warning) => {
  const warnings = printed(expiredFacts(readWith({ business }), day), { business });
  expect(warnings).toEqual(warning ? [`content/business.ts: ${warning}`] : []);
});

it('an amount over eight times the least of its column is named', () => {
  const priceGuide = structuredClone(writtenSample.priceGuide);
  const slips = { fourWeeks: 'from £96.01', eightWeeks: 144, extension: 0 };
  Object.assign(priceGuide.homes[0]!.rows[0]!, slips);
  Object.assign(Object(priceGuide.extras[0]!.price).bySize[1], { withExtension: 1000 });
  expect(printed(oddAmounts(readWith({ priceGuide })), { priceGuide })).toMatchInlineSnapshot(`
    [
      "content/prices.ts: homes, table 1 (Semi Detached), row 1 (2 Bed): fourWeeks is £96.01, over eight times the least in its column (£12): check its digits",
      "content/prices.ts: extras, row 1 (gutter-clearing), price, bySize, row 2 (3/4 Bed Semi): withExtension is £1,000, over eight times the least in its column (£70): check its digits",
    ]
  `);
});

it('each photo that contains its place is named, even if no page shows it, but not hidden copies', async () => {
  const folder = path.join(owner, 'content/photos');
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '54/1 29/1 10/1' };
  const taken = sharp(path.join(folder, 'gutter.jpg')).withExif({ IFD3: place });
  for (const file of ['van.jpg', 'old/van.jpg', '._van.jpg']) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await taken.toFile(path.join(folder, file));
  }
  expect((await photosWithPlace()).map(printProblem).sort()).toEqual(
    ['old/van.jpg', 'van.jpg'].map(
      (file) =>
        `content/photos/${file}: contains the place where it was taken, which anyone can read if your project is public on GitHub: replace it with a copy without the place, as phones offer when you share a photo`,
    ),
  );
});
