import { expect, it } from 'vitest';
import type { z } from 'zod';
import { accentColour } from './accent-colour';
import { area } from './area';
import { businessSchema } from './business';
import {
  calendarDate,
  calendarMonth,
  email,
  name,
  origin,
  text,
  webAddress,
  yesOrNo,
} from './field-types';
import { similar } from './must-be';
import { oldAddresses } from './old-addresses';
import { openingHours } from './opening-hours';
import { surchargeAmount, amount, pounds } from './price';

const { areas, formService, privacy, replyWithin } = businessSchema.shape;

it.each<[written: unknown, schema: z.ZodType, read: unknown]>([
  ['yes', yesOrNo, true],
  ['True', yesOrNo, true],
  ['no', yesOrNo, false],
  ['31/03/2027', calendarDate, '2027-03-31'],
  ['2027-3-1', calendarDate, '2027-03-01'],
  ['3/3/2027', calendarDate, '2027-03-03'],
  ['3 Sept 2027', calendarDate, '2027-09-03'],
  ['08/2026', calendarMonth, '2026-08'],
  ['August 2026', calendarMonth, '2026-08'],
  ['mailto:jo@hill.co.uk', email, 'jo@hill.co.uk'],
  ['http://www.Hill.co.uk/', origin, 'https://www.hill.co.uk'],
  ['www.guild.org.uk/12', webAddress, 'https://www.guild.org.uk/12'],
  ['https://www.tiktok.com/@hill?a=@', webAddress, 'https://www.tiktok.com/@hill?a=@'],
  ['ffd500', accentColour, { fill: '#ffd500', ink: '#06222b' }],
  [1.1, pounds, 110],
  [8.2, pounds, 820],
  [100_000, pounds, 10_000_000],
  ['£13.50', pounds, 1350],
  ['£1,050', pounds, 105_000],
  ['POA', amount, 'on request'],
  ['0', surchargeAmount, 0],
  ['+£2', surchargeAmount, 200],
  ['N/A', surchargeAmount, 'none'],
  ['ec1a', area, 'EC1A'],
  ["Robin Hood's Bay", area, 'Robin Hood’s Bay'],
  ["a week's time.", replyWithin, 'a week’s time'],
  ["o'neil@hill.co.uk", email, "o'neil@hill.co.uk"],
  ['Westward Ho!', area, 'Westward Ho!'],
  ['1–2 days', replyWithin, '1–2 days'],
  [{ kept: '12 months.' }, privacy, { kept: '12 months' }],
  [{ formId: 'https://formspree.io/f/xvgkzabc' }, formService, { formId: 'xvgkzabc' }],
  [
    [{ days: 'Tues - Thurs.', from: '8.30', to: '12:30PM' }],
    openingHours,
    [
      {
        days: expect.objectContaining({ printed: 'Tuesday to Thursday' }),
        from: '08:30',
        to: '12:30',
      },
    ],
  ],
  [
    [{ from: 'https://www.hill.co.uk/a.html', to: 'https://www.hill.co.uk/prices' }],
    oldAddresses,
    [{ from: '/a.html', to: '/prices', link: 'https://www.hill.co.uk/prices', file: 'a.html' }],
  ],
])('%j can only mean one thing', (written, schema, read) => {
  expect(schema.parse(written)).toEqual(read);
});

it.each([
  ['Phone', ['phone']],
  ['e-mail', ['email']],
  ['acentColour', ['accentColour']],
  ['openingHours', ['hours']],
  ['telephone', ['phone']],
  ['photos', ['photo']],
  ['zzz', []],
])('%s may have been meant for %j', (name, meant) => {
  const names = ['name', 'phone', 'email', 'accentColour', 'hours', 'photo', 'picture'];
  expect(similar(name, names)).toEqual(meant);
});

it.each(['—', '!?', '🪟'])('%s is no name', (written) => {
  const says = `must be a name with a letter or a digit in it, not "${written}"`;
  expect(
    name(60)
      .safeParse(written)
      .error?.issues.map(({ message }) => message),
  ).toEqual([says]);
});

const towns = (count: number) =>
  Array.from({ length: count }, (_, index) => `Ay${'e'.repeat(index % 30)}`);

it.each([
  { schema: areas, written: towns(60), says: [] },
  { schema: areas, written: towns(61), says: ['has too many entries: there is room for 60'] },
  {
    schema: pounds,
    written: 100_000.01,
    says: ['must be an amount of at most 100000 pounds, not 100000.01'],
  },
])(
  'a value within its limits is accepted, one beyond is refused: $written',
  ({ schema, written, says }) => {
    expect(schema.safeParse(written).error?.issues.map(({ message }) => message) ?? []).toEqual(
      says,
    );
  },
);

it('a text that is too long is refused before anything else is looked for in it', () => {
  const says = 'is 11 characters long, and there is room for 10: "**written**"';
  expect(
    text(10)
      .safeParse('**written**')
      .error?.issues.map(({ message }) => message),
  ).toEqual([says]);
});

it('an address of any length is refused at once', () => {
  expect(webAddress.safeParse(`https://${'a.'.repeat(200_000)}\\`).success).toBe(false);
});

const notOurs =
  'must be a web address that starts with https://, like https://www.example.com/page, not';

it.each([
  {
    written: 'https://www.facebook.com@evil.com/',
    says: `${notOurs} "https://www.facebook.com@evil.com/" (it leads to evil.com: remove what stands before the @)`,
  },
  {
    written: 'https://facebook.com\\@evil.com',
    says: `${notOurs} "https://facebook.com\\@evil.com"`,
  },
])('the address $written is refused', ({ written, says }) => {
  const { error } = webAddress.safeParse(written);
  expect(error?.issues.map(({ message }) => message)).toEqual([says]);
});
