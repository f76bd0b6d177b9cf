import { expect, it } from 'vitest';
import { business } from '../testing/sample';
import { vcard } from './vcard';

it('saves the business as a company with its numbers, address and site', () => {
  const card = vcard({
    ...business,
    name: 'Smith, Son; Co \\ Sons',
    mobile: { national: '07712 345678', international: '+447712345678' },
  });
  expect(card).toBe(
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:;;;;',
      'FN:Smith\\, Son\\; Co \\\\ Sons',
      'ORG:Smith\\, Son\\; Co \\\\ Sons',
      'X-ABShowAs:COMPANY',
      'TEL;TYPE=WORK,VOICE:+442079460123',
      'TEL;TYPE=CELL:+447712345678',
      'EMAIL;TYPE=INTERNET,WORK:hello@example.com',
      'URL:https://www.example.com',
      'END:VCARD',
      '',
    ].join('\r\n'),
  );
});
