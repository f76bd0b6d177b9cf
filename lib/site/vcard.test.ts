import { expect, it } from 'vitest';
import { vcard } from './vcard';

const facts = {
  name: 'Exterior Property Cleaning',
  phone: { national: '07700 900123', international: '+447700900123' },
  email: 'hello@example.com',
  siteAddress: 'https://www.example.com',
};

it('saves the business as a company with its number, address and site', () => {
  expect(vcard(facts)).toBe(
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:;;;;',
      'FN:Exterior Property Cleaning',
      'ORG:Exterior Property Cleaning',
      'X-ABShowAs:COMPANY',
      'TEL;TYPE=WORK,VOICE:+447700900123',
      'EMAIL;TYPE=INTERNET,WORK:hello@example.com',
      'URL:https://www.example.com',
      'END:VCARD',
      '',
    ].join('\r\n'),
  );
});

it('saves a second number as a mobile', () => {
  const mobile = { national: '07712 345678', international: '+447712345678' };
  expect(vcard({ ...facts, mobile })).toContain(
    'VOICE:+447700900123\r\nTEL;TYPE=CELL:+447712345678\r\n',
  );
});

it('escapes commas, semicolons and backslashes in a name', () => {
  expect(vcard({ ...facts, name: 'Smith, Son; Co \\ Sons' })).toContain(
    'FN:Smith\\, Son\\; Co \\\\ Sons\r\n',
  );
});

it.each([
  ['a line of 75 bytes stays whole', 'x'.repeat(72), `FN:${'x'.repeat(72)}\r\n`],
  ['a line of 76 bytes is folded', 'x'.repeat(73), `FN:${'x'.repeat(72)}\r\n x\r\n`],
  ['a character of two bytes is not cut', `${'x'.repeat(71)}é`, `FN:${'x'.repeat(71)}\r\n é\r\n`],
  [
    'a folded line is folded again',
    'x'.repeat(72 + 75),
    `FN:${'x'.repeat(72)}\r\n ${'x'.repeat(74)}\r\n x\r\n`,
  ],
])('%s', (_, name, line) => {
  expect(vcard({ ...facts, name })).toContain(line);
});
