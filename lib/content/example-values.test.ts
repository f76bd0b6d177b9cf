import { expect, it } from 'vitest';
import { findExampleValue } from './example-values';

it.each([
  ['1 Your Street, Your Town, ZZ9 9ZZ', 'Your Street'],
  ['SC123456', 'SC123456'],
  ['Call us, 24/7, on 07700 900999!', '07700 900999'],
  ['Write to hello@mail.example.com.', 'hello@mail.example.com'],
  ['https://www.example.com/page', 'www.example.com'],
])('in %s, an example is found', (text, found) => {
  expect(findExampleValue(text)).toBe(found);
});

it.each([
  'Put your business name on the cheque.',
  'Your number stays with us.',
  'Your insurer may ask for a receipt.',
  'We come to your town every week, for example.',
  '07700 899999',
  '07700 9001234',
  'hello@my-example.com',
  'https://www.example.community',
])('in %s, no example is found', (text) => {
  expect(findExampleValue(text)).toBe(undefined);
});
