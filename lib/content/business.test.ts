import { describe, expect, it } from 'vitest';
import { businessSchema } from './business';
import { phone } from './phone';
import { reviewsSchema } from './reviews';

const business = {
  name: 'Hill & Daughter',
  phone: '01947 600 123',
  email: ' jo@hill.co.uk ',
  siteAddress: 'https://www.hill.co.uk',
  formService: { formId: 'abcdefgh' },
  privacy: {},
};

describe('a complete number is understood', () => {
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
  ])('%s', (written, national, international) => {
    expect(phone.parse(written)).toEqual({ national, international });
  });
});

it.each([
  ['07712 3456', '2 digits are missing'],
  ['07712 34567', 'a digit is missing'],
  ['020 7946 012', 'a digit is missing'],
  ['01947 6001234', 'a digit too many'],
  ['01947 600123456', '3 digits too many'],
  ['1947 600123', 'put a 0 in front'],
  ['01947 600123 ext 2', 'remove “e”'],
])('%s is told: %s', (written, fault) => {
  expect(phone.safeParse(written).error!.issues[0]!.message).toMatch(`"${written}" (${fault})`);
});

it('texts need a mobile number, which may be a second one', () => {
  const takes = (facts: object) => businessSchema.safeParse({ ...business, ...facts }).success;
  expect(takes({ textMessages: true })).toBe(false);
  expect(takes({ textMessages: true, mobile: '07712 345678' })).toBe(true);
  expect(takes({ textMessages: true, mobile: '01947 600124' })).toBe(false);
  expect(takes({ whatsApp: true, mobile: '01947 600124' })).toBe(true);
  expect(takes({ mobile: '07712 345678' })).toBe(false);
});

it('the form service is Formspree unless another is named', () => {
  const formspree = { formId: 'abcdefgh', name: 'Formspree', address: 'https://formspree.io' };
  expect(businessSchema.parse(business).formService).toEqual(formspree);
  const other = { formId: 'abcdefgh', name: 'Formulaire', address: 'https://formulaire.fr' };
  expect(businessSchema.parse({ ...business, formService: other }).formService).toEqual(other);
});

it('a place may be a town or a postcode district', () => {
  const areas = ['York', "King's Lynn", 'Bury St. Edmunds', 'Ynys Môn', 'M1', 'YO21', 'EC1A'];
  expect(businessSchema.parse({ ...business, areas }).areas).toEqual(areas);
});

it('a review may be on paper', () => {
  const review = { name: 'Mrs P.', text: 'Good.', month: '2026-08', source: 'a card' };
  expect(reviewsSchema.parse([review])).toEqual([review]);
});
