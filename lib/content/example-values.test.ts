import { expect, it } from 'vitest';
import { findExample, isPlaceholder } from './example-values';

it.each([
  ['Your Name', true],
  ['https://www.facebook.com/your-page', true],
  ['https://www.facebook.com/your-page-turner', false],
  ['Leave your number', false],
  ['Your team is great, word for word.', false],
  ['Hill & Daughter', false],
  ['xvgkzabd', false],
])('%s is a placeholder: %s', (detail, expected) => {
  expect(isPlaceholder(detail)).toBe(expected);
});

it.each([
  ['07700 900123', '07700 900123'],
  ['Call us, 24/7, on (01632) 960999!', '(01632) 960999'],
  ['+44 (0)20 7946 0123', '+44 (0)20 7946 0123'],
  ['Leeds 0113 496 0000', '0113 496 0000'],
  ['Reading 0118 496 0999', '0118 496 0999'],
  ['Manchester 0161-496-0999', '0161-496-0999'],
  ['Tyneside 01914980000', '01914980000'],
  ['Northern Ireland 028 9649 6999', '028 9649 6999'],
  ['Cardiff 029 2018 0000', '029 2018 0000'],
  ['free 0808 157 0000', '0808 157 0000'],
  ['premium 0909 879 0000', '0909 879 0000'],
  ['everywhere 03069 990000', '03069 990000'],
  ['Write to hello@mail.example.net.', 'hello@mail.example.net'],
  ['See [our keys](https://www.example.org/keys).', 'https://www.example.org/keys'],
  ['www.example.com', 'www.example.com'],
  ['https://localhost', 'https://localhost'],
  ['jo@hill.test', 'jo@hill.test'],
  ['https://hill.invalid/a', 'https://hill.invalid/a'],
  ['https://hill.example', 'https://hill.example'],
  ['Your Business Name Ltd', 'Your Business Name'],
  ['Insured with Name of the insurer.', 'Name of the insurer'],
  ['Member of the Name of the Trade Body', 'Name of the Trade Body'],
  ['your-form-id', 'your-form-id'],
])('in %s, an example is found', (text, found) => {
  expect(findExample(text)).toBe(found);
});

it.each([
  '07700 899999',
  '01632 961000',
  '0119 496 0000',
  '029 2018 1000',
  'hello@examples.co.uk',
  'hello@my-example.com',
  'https://www.tiktok.com/@hill.test',
  'For example: gutters, as a test.',
  'what-is-your-form-id',
])('in %s, no example is found', (text) => {
  expect(findExample(text)).toBe(undefined);
});
