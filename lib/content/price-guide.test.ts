import { expect, test } from 'vitest';
import {
  anotherExtra,
  oneHome,
  problemsWith,
  writtenExample,
  type Change,
} from '../testing/example';

const { frequencies = [], surcharges = [] } = writtenExample.priceGuide;
const inRow = 'homes, row 1, rows, row 1 (Cottage):';

/** The example's second frequency in other words. */
const rarely = (every: string) => ({
  priceGuide: { frequencies: [frequencies[0]!, { ...frequencies[1]!, every }] },
});
const aTime =
  'frequencies, row 2 (eightWeeks): every must be a time to follow “every”, like 8 weeks or month, or once, not';

test.each([
  { write: rarely('twice a year'), says: `${aTime} "twice a year" (write "6 months")` },
  { write: rarely('three times a year'), says: `${aTime} "three times a year" (write "4 months")` },
  { write: rarely('once a year'), says: `${aTime} "once a year" (write "year")` },
  { write: rarely('twice a week'), says: `${aTime} "twice a week"` },
  {
    write: oneHome({ weekly: 4 }),
    says: `${inRow} weekly is not known here: remove it, or correct it as content/README.md says`,
  },
  {
    write: oneHome({ fourWeeks: undefined }),
    says: `${inRow} fourWeeks is missing: it must be an amount in pounds, like 15 or 15.50, or "on request"`,
  },
  {
    write: anotherExtra({ id: 5 }),
    says: 'extras, row 4 (Flags washed): id must be small letters, digits and single hyphens, like window-cleaning, not 5 (write "5")',
  },
  {
    write: {
      priceGuide: {
        frequencies: [{ ...frequencies[0], every: 'every Monday' }, ...frequencies.slice(1)],
      },
    },
    says: 'frequencies, row 1 (fourWeeks): every must be a time to follow “every”, like 8 weeks or month, or once, not "every Monday"',
  },
  {
    write: { priceGuide: { surcharges: [...surcharges, { id: 'size', name: 'Loft' }] } },
    says: 'surcharges, row 3 (size): id must be one word of letters and digits that begins with a letter, like sixWeeks, other than home, size, picture and frequency, not "size"',
  },
])('a mistake in prices is reported: $says', ({ write, says }) => {
  expect(problemsWith(write)).toEqual([`content/prices.ts: ${says}`]);
});

const [semi, ...others] = writtenExample.priceGuide.homes;

test.each<{ write: Change['priceGuide'] }>([
  { write: { guideNote: undefined } },
  { write: { frequencies: [frequencies[0]!, { ...frequencies[1]!, every: 'once' }] } },
  { write: { frequencies: frequencies.map(({ id, every }) => ({ id, every: `every ${every}` })) } },
  { write: { lastChanged: '', extrasHeading: '', homes: [semi!, { ...others[0]!, picture: '' }] } },
  { write: { homes: [semi!, { heading: '', rows: others[1]!.rows }] } },
])('prices may be written as $write', ({ write }) => {
  expect(problemsWith({ priceGuide: write })).toEqual([]);
});

test('a home may be written with the heading of its table', () => {
  const rows = semi!.rows.map((row) => ({ ...row, home: `${row.home} semi detached` }));
  expect(problemsWith({ priceGuide: { homes: [{ ...semi!, rows }] } })).toEqual([]);
});
