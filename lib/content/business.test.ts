import { expect, it } from 'vitest';
import { businessSchema } from './business';
import { phone } from './phone';

const business = {
  name: 'Hill & Daughter',
  phone: '01947 600 123',
  email: ' jo@hill.co.uk ',
  siteAddress: 'https://www.hill.co.uk',
  formService: { formId: 'abcdefgh' },
  privacy: {},
};

it.each([
  ['07712 345678', '07712 345678', '+447712345678'],
  ['020 79 46 01 24', '020 79 46 01 24', '+442079460124'],
  ['01947600123', '01947600123', '+441947600123'],
  ['016977 2345', '016977 2345', '+44169772345'],
  ['+44 1947 600123', '01947 600123', '+441947600123'],
  ['+44 (0)1947 600123', '01947 600123', '+441947600123'],
  ['0044 1947-600-123', '01947 600 123', '+441947600123'],
  ['(01947) 600123', '01947 600123', '+441947600123'],
  ['447712345678', '07712345678', '+447712345678'],
  ['\u202A01947\u00A0600123\u202C', '01947 600123', '+441947600123'],
])('the number %s is understood', (written, national, international) => {
  expect(phone.parse(written)).toEqual({ national, international });
});

it('texts need a mobile number, which may be a second one', () => {
  const takes = (facts: object) => businessSchema.safeParse({ ...business, ...facts }).success;
  expect(takes({ textMessages: true, mobile: '07712 345678' })).toBe(true);
  expect(takes({ textMessages: true, mobile: '01947 600124' })).toBe(false);
  expect(takes({ whatsApp: true, mobile: '01947 600124' })).toBe(true);
});

it('a place may be a town or a postcode district', () => {
  const areas = ['York', "King's Lynn", 'Bury St. Edmunds', 'Ynys Môn', 'M1', 'YO21', 'EC1A'];
  expect(businessSchema.parse({ ...business, areas }).areas).toEqual(areas);
});
