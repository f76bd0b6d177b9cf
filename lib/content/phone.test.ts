import { expect, test } from 'vitest';
import { phone } from './phone';

test.each([
  ['07712 345678', '+447712345678'],
  ['020 79 46 01 24', '+442079460124'],
  ['01947600123', '+441947600123'],
  ['0800 496 012', '+44800496012'],
])('the number %s is printed as it is written, and dialled as %s', (national, international) => {
  expect(phone.parse(` ${national}`)).toEqual({ national, international });
});

test.each([
  '07712 34567 89',
  '07712 3456',
  '00712 345678',
  '+44 7712 345678',
  '(01947) 600123',
  '01947-600123',
  '01947  600123 / 07712 345678',
])('the number %s is refused', (written) => {
  const rule =
    'must be a UK phone number that begins with 0, of 10 or 11 digits and single spaces, like 01632 960123';
  const issues = phone.safeParse(written).error?.issues.map(({ message }) => message);
  expect(issues).toEqual([`${rule}, not "${written.replace('  ', ' ')}"`]);
});
