import { expect, test } from 'vitest';
import { problemsWith } from '../testing/example';
import { phone } from './phone';

test.each([
  ['07712 345678', '07712 345678', '+447712345678'],
  ['020 79 46 01 24', '020 79 46 01 24', '+442079460124'],
  ['01947600123', '01947 600123', '+441947600123'],
  ['02079460124', '020 7946 0124', '+442079460124'],
  ['01134960124', '0113 496 0124', '+441134960124'],
  ['0800496012', '0800 496 012', '+44800496012'],
  ['016977 2345', '016977 2345', '+44169772345'],
  ['+44 1947 600123', '01947 600123', '+441947600123'],
  ['+44 (0)1947 600123', '01947 600123', '+441947600123'],
  ['0044 1947-600-123', '01947 600 123', '+441947600123'],
  ['(01947) 600123', '01947 600123', '+441947600123'],
  ['447712345678', '07712 345678', '+447712345678'],
  ['\u202A01947\u00A0600123\u202C', '01947 600123', '+441947600123'],
])('the number %s is understood', (written, national, international) => {
  expect(phone.parse(written)).toEqual({ national, international });
});

test.each([
  { write: '01947 600 12E', says: 'not "01947 600 12E" (remove “E”)' },
  { write: '07712 3456', says: 'not "07712 3456" (2 digits are missing)' },
  { write: 7712345678, says: 'not 7712345678 (put it in quotes, with a 0 in front)' },
  { write: '0500 600123', says: 'not "0500 600123" (no UK number begins with 05)' },
  {
    write: 'o1947 6OOO12 (Jo)',
    says: 'not "o1947 6OOO12 (Jo)" (write the digit 0 in place of the letter O)',
  },
  {
    write: '01947 600123 / 07712 345678',
    says: 'not "01947 600123 / 07712 345678" (write one number; a second one goes under mobile)',
  },
  { write: '600 123', says: 'not "600 123" (put its area code in front)' },
])('a phone number must be a UK number, $says', ({ write, says }) => {
  const rule = 'a UK phone number, which begins with 0 and has 11 digits (a few have 10)';
  expect(problemsWith({ business: { phone: write } })).toEqual([
    `content/business.ts: phone must be ${rule}, ${says}`,
  ]);
});
