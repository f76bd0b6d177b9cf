import { expect, it } from 'vitest';
import { findExample } from './example-values';

it.each([
  ['Your Name', 'Your Name'],
  ['your-form-id', 'your-form-id'],
  ['https://www.facebook.com/your-page', 'https://www.facebook.com/your-page'],
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
  expect(findExample(text)).toBe(found);
});

it.each([
  'Put your business name on the cheque.',
  'Leave your number',
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
  expect(findExample(text)).toBe(undefined);
});
