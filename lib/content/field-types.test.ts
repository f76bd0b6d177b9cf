import { expect, test } from 'vitest';
import type { z } from 'zod';
import { refusalsOf, rulesBroken } from '../testing/rules-broken';
import {
  calendarDate,
  calendarMonth,
  email,
  group,
  id,
  list,
  name,
  optional,
  origin,
  pictureFile,
  text,
  webAddress,
  yesOrNo,
} from './field-types';

const towns = list(text(40), 'towns', { min: 1, max: 2 });
const people = list(group({ name: text(40), age: optional(yesOrNo) }), 'people', {
  unique: ['name'],
});

test('mistakes in values of every type are refused', () => {
  const mistakes: [z.ZodType, ...unknown[]][] = [
    [text(10), undefined, '', ' ', 5, null, ['Hill'], { zzz: 1 }, '**written**', 'a &amp; b'],
    [name(10), '—'],
    [towns, 'York', [], ['York', 'Ely', 'Ayr'], ['York', 'york']],
    [people, ['Jo'], [{}], [{ name: 'Jo', agge: true }], [{ name: 'Jo' }, { name: 'Jo' }]],
    [yesOrNo, 'true', 'yes'],
    [id, 'Gutters', 'gutters--', 5, 'g'.repeat(61), 'regular'],
    [pictureFile, 'content/photos/van.jpg', 'van'],
    [email, 'jo @hill.co.uk', 'mailto:jo@hill.co.uk', 'jo@tŷ.cymru'],
    [origin, 'http://hill.uk', 'https://hill.uk/', 'https://Hill.uk', 'https://localhost'],
    [origin, 'https://hill.uk:8443', 'https://1.2.3.4', 'https://tŷ.cymru', 'https://facebook.com'],
    [
      webAddress,
      'hill.uk',
      'https://hill',
      'https://hill.uk@evil.com',
      'https://hill.uk\\@evil.com',
    ],
    [calendarDate, '31/03/2027', '2027-3-31', '2027-02-29'],
    [calendarMonth, '08/2026', '2026-00', '2026-13'],
  ];
  const refusals = mistakes.flatMap(([schema, ...written]) =>
    written.map((one) => refusalsOf(schema, one)),
  );
  expect(rulesBroken(refusals)).toMatchInlineSnapshot(`
    "is missing: it must be text of 1 to 10 characters
    is empty: it must be text of 1 to 10 characters
    must be text of 1 to 10 characters, not 5 (put it in quotes)
    must be text of 1 to 10 characters, not null
    must be text of 1 to 10 characters, not a list
    must be text of 1 to 10 characters, not fields in curly brackets
    is 11 characters long; the limit is 10: "**written**"
    contains "&amp;", which visitors would see exactly like that: use plain words, and type characters like & and £ as they are
    must be a name with at least one letter or digit, not "—"
    must be a list of towns in square brackets, not "York"
    must be a list of towns with at least one entry, not an empty list
    has 3 entries; the limit is 2
    1 repeats "York" from an earlier row: change it, or remove this row
    0 must be name in curly brackets, not "Jo"
    0 name is missing: it must be text of 1 to 40 characters
    0 isn't a field here: change it to name or age, or remove it
    1 name repeats "Jo" from an earlier row: change it, or remove this row
    must be true or false, not "true" (remove the quotes)
    must be true or false, not "yes"
    must be at most 60 small letters, digits and single hyphens (not the word regular), like window-cleaning, not "Gutters"
    must be at most 60 small letters, digits and single hyphens (not the word regular), like window-cleaning, not 5 (put it in quotes)
    must be the name of a picture in content/photos, like kitchen-window.jpg, not "content/photos/van.jpg"
    must be one email address, like name@example.com, not "jo @hill.co.uk"
    must be one email address, like name@example.com, not "jo@tŷ.cymru": write "jo@xn--t-foa.cymru"
    must be https:// and your own domain in small letters with nothing after it, like https://www.example.com, not "http://hill.uk"
    must be https:// and your own domain in small letters with nothing after it, like https://www.example.com, not "https://Hill.uk": write "https://hill.uk"
    must be https:// and your own domain in small letters with nothing after it, like https://www.example.com, not "https://tŷ.cymru": write "https://xn--t-foa.cymru"
    must be a web address that starts with https:// and a domain, like https://www.example.com/page, not "hill.uk"
    must be a real date, year first, like "2026-12-31", not "31/03/2027"
    must be a month, year first, like "2026-08", not "08/2026""
  `);
});

test.each<[z.ZodType, written: unknown, read?: unknown]>([
  [text(10), '  a\u00A0written ', 'a written'],
  [text(10), "don't", 'don’t'],
  [name(1), '7'],
  [people, [{ name: 'Jo', age: ' ' }], [{ name: 'Jo' }]],
  [id, `${'g'.repeat(58)}-2`],
  [pictureFile, 'Our van.JPG'],
  [pictureFile, 'Van at 9.41\u202FPM.png', 'Van at 9.41 PM.png'],
  [email, "o'neil@hill.co.uk"],
  [webAddress, 'https://www.tiktok.com/@hill?a=@'],
  [calendarDate, '2028-02-29'],
  [calendarMonth, '2026-12'],
])('values of every type are read: %#', (schema, written, read = written) => {
  expect(schema.parse(written)).toEqual(read);
});

test('a wrong address is refused at once, however long', () => {
  expect(webAddress.safeParse(`https://${'a.'.repeat(200_000)}\\`).success).toBe(false);
});
