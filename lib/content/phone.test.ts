import { expect, test } from 'vitest';
import { phone } from './phone';

test.each([
  ['07712 345678', '07712 345678', '+447712345678'],
  ['020 79 46 01 24', '020 7946 0124', '+442079460124'],
  ['+44 (0)7712 345678', '07712 345678', '+447712345678'],
  ['(01947) 600-123', '01947 600123', '+441947600123'],
  ['01534 700123', '01534 700123', '+441534700123'],
  ['07911 123456', '07911 123456', '+447911123456'],
  ['(07700)900 123', '07700 900123', '+447700900123'],
])('the number %s is printed as %s, and dialled as %s', (written, national, international) => {
  expect(phone.parse(` ${written}`)).toEqual({ national, international });
});

test.each([
  '07712 34567 89',
  '01947 60012',
  '00712 345678',
  'O7712 345678',
  '07712 345678 ext 5',
  '+353 1 234 5678',
  '01947 600123 / 07712 345678',
])('the number %s is refused', (written) => {
  const rule = 'must be a UK phone number with all its digits, like 07700 900123';
  const issues = phone.safeParse(written).error?.issues.map(({ message }) => message);
  expect(issues).toEqual([`${rule}, not "${written}"`]);
});
