import { expect, test } from 'vitest';
import { problemsWith } from '../testing/example';

test.each(['WHITBY', 'ec1a1bb', 'STOKE-ON-TRENT', 'Whitby on Tuesdays', 'Mondays in York'])(
  'the area %s is refused',
  (area) => {
    const rule =
      'one town of at most 40 letters, like York, or the first half of a postcode, like YO21';
    expect(problemsWith({ business: { areas: ['York', area] } })).toEqual([
      `content/business.ts: areas, row 2: must be ${rule}, not "${area}"`,
    ]);
  },
);

test.each([
  {
    write: 'Whitby',
    says: 'areas must be a list of towns or postcode districts in square brackets, not "Whitby"',
  },
  {
    write: ['York', 'York'],
    says: 'areas, row 2: is "York" in an earlier row too: each row needs its own',
  },
])('a mistake in areas is reported: $says', ({ write, says }) => {
  expect(problemsWith({ business: { areas: write } })).toEqual([`content/business.ts: ${says}`]);
});

test('towns with several names, and districts in small letters, are accepted', () => {
  const areas = [
    'York',
    "King's Lynn",
    'Bury St. Edmunds',
    'Ynys Môn',
    'St Day',
    'Friday Bridge',
    'M1',
    'yo21',
    'EC1A',
  ];
  expect(problemsWith({ business: { areas } })).toEqual([]);
});
