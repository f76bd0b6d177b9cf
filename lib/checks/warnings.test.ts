import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { printProblem } from '../content/parser/problem';
import { printed, readWith, writtenSample } from '../testing/sample';
import { useSampleProject } from '../testing/use-project';
import { expiredFacts, oddAmounts, photosWithPlace } from './warnings';

const owner = useSampleProject();

it('what has expired, or soon will, is named from that day on', () => {
  const business = {
    notices: [{ text: 'We are away.', firstDay: '2026-12-20', lastDay: '2027-01-02' }],
    insurance: { insurer: 'Example', cover: '£1 million', validUntil: '2027-03-31' },
    rating: { stars: 4.9, number: 195, source: 'Google', link: 'https://g.uk', month: '2026-11' },
  };
  const on = (day: string) => printed(expiredFacts(readWith({ business }), day), { business });
  const days = ['2027-01-02', '2027-01-03', '2027-02-28', '2027-03-01', '2027-05-03', '2027-05-04'];
  expect(days.map((day) => on(day).length)).toEqual([0, 1, 1, 2, 2, 3]);
  expect(on('2027-05-04').join('\n')).toMatchInlineSnapshot(`
    "content/business.ts: insurance: validUntil is 31 March 2027. A site published after that day doesn't show your insurance: enter its new last day
    content/business.ts: rating: month is November 2026, which is no longer recent: look up your rating again
    content/business.ts: notices, row 1 (We are away.): has expired (its last day was 2 January 2027): remove it"
  `);
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
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '54/1 29/1 10/1' };
  const taken = sharp(path.join(owner, 'content/photos/gutter.jpg')).withExif({ IFD3: place });
  await mkdir(path.join(owner, 'content/photos/old'));
  for (const file of ['van.jpg', 'old/van.jpg', '._van.jpg']) {
    await taken.toFile(path.join(owner, 'content/photos', file));
  }
  expect((await photosWithPlace()).map(printProblem).sort().join('\n')).toMatchInlineSnapshot(`
    "content/photos/old/van.jpg: contains the place where it was taken, which anyone can read if your project is public on GitHub: replace it with a copy without the place, as phones offer when you share a photo
    content/photos/van.jpg: contains the place where it was taken, which anyone can read if your project is public on GitHub: replace it with a copy without the place, as phones offer when you share a photo"
  `);
});
