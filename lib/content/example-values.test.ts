import { expect, it } from 'vitest';
import { findExampleValue } from './example-values';

it.each([
  ['Your Name', 'Your Name'],
  ['your-form-id', 'your-form-id'],
  ['https://www.facebook.com/your-page', 'https://www.facebook.com/your-page'],
  ['your town', 'your town'],
  ['gb123456789', 'gb123456789'],
  ['SC123456', 'SC123456'],
  ['https://www.facebook.com/your-page/', 'https://www.facebook.com/your-page/'],
  ['https://facebook.com/Your-Page', 'https://facebook.com/Your-Page'],
  ['Something about you', 'Something about you'],
  ['12 High Street, Your Town, YO22 4AA', 'Your Town'],
  ['12 High Street, Whitby, ZZ9 9ZZ', 'ZZ9 9ZZ'],
  ['Your Business Name Ltd', 'Your Business Name'],
  ['VAT: GB123456789.', 'GB123456789'],
  ['your-form-id-1', 'your-form-id-1'],
  ['https://www.facebook.com/your-page?ref=1', 'facebook.com/your-page'],
  ['07700 900123', '07700 900123'],
  ['Call us, 24/7, on (01632) 960999!', '(01632) 960999'],
  ['07700900 123', '07700900 123'],
  ['01632-960-123', '01632-960-123'],
  ['+44 (0)1632 960123', '+44 (0)1632 960123'],
  ['https://wa.me/447700900123', '447700900123'],
  ['Write to hello@mail.example.net.', 'hello@mail.example.net'],
  ['https://www.Example.org/keys', 'www.Example.org'],
  ['www.example.com', 'www.example.com'],
  ['jo@hill.test', 'jo@hill.test'],
  ['https://hill.invalid/a', 'hill.invalid'],
  ['https://hill.example', 'hill.example'],
])('in %s, an example is found', (text, found) => {
  expect(findExampleValue(text)).toBe(found);
});

// https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama
it.each(
  `0113 496 0, 0114 496 0, 0115 496 0, 0116 496 0, 0117 496 0, 0118 496 0, 0121 496 0, 0131 496 0, 0141 496 0,
  0151 496 0, 0161 496 0, 020 7946 0, 0191 498 0, 028 9649 6, 029 2018 0, 01632 960, 07700 900, 08081 570, 0909 8790,
  03069 990`.split(/,\s+/),
)('the thousand numbers that begin with %s are examples, and no others beside them', (start) => {
  for (const number of [`${start}000`, `${start}999`])
    expect(findExampleValue(number)).toBe(number);
  const next = (step: number) => `0${Number(start.replaceAll(' ', '')) + step}`;
  for (const number of [`${next(-1)}999`, `${next(1)}000`, `${start}00`, `${start}0000`]) {
    expect(findExampleValue(number)).toBe(undefined);
  }
});

it.each([
  'Put your business name on the cheque.',
  'Leave your number',
  'We come to your town every week, for example.',
  'Your number stays with us.',
  'We clean inside and outside windows.Test us!',
  '01947 600123 / 07712 345678',
  'https://www.facebook.com/your-page-turner',
  '07700 899999',
  '01632 961000',
  '01632 9601234',
  '101632 960123',
  'hello@examples.co.uk',
  'hello@my-example.com',
  'https://www.example.community',
  'For example: gutters, as a test.',
])('in %s, no example is found', (text) => {
  expect(findExampleValue(text)).toBe(undefined);
});
