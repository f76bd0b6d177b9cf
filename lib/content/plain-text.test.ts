import { expect, it } from 'vitest';
import { cleanText, curlApostrophes, findMarkup } from './plain-text';

it.each([
  ['  Hill & Daughter ', 'Hill & Daughter'],
  ['over\n  two\r\nlines', 'over two lines'],
  ['3\u00A0Bed', '3 Bed'],
  ['\u202A07700 900123\u202C', '07700 900123'],
  ['\uFEFFWindows\u200B', 'Windows'],
  ['n\u0000ever\u001b', 'never'],
  ['spotless 👨‍👩‍👧 ', 'spotless 👨‍👩‍👧'],
])('%j is cleaned to %j', (written, cleaned) => {
  expect(cleanText(written)).toBe(cleaned);
});

it.each([
  ["We don't use Jo's or the Hills' ladder", 'We don’t use Jo’s or the Hills’ ladder'],
  ["a 20' pole, 5'6 high, 'near' us", "a 20' pole, 5'6 high, 'near’ us"],
  ["Smith 'n' Sons, Rock 'N' Shine", 'Smith ’n’ Sons, Rock ’N’ Shine'],
  ["Write to o'neil@hill.co.uk, don't ring", "Write to o'neil@hill.co.uk, don’t ring"],
  ["[Jo's keys](https://a.uk/Jo's_(b)), Tŷ's", "[Jo’s keys](https://a.uk/Jo's_(b)), Tŷ’s"],
])('apostrophes after letters and around n in “%s” become curly', (written, curled) => {
  expect(curlApostrophes(written)).toBe(curled);
});

it.each([
  ['Read <a href="https://www.example.com">this</a>.', '<a href="https://www.example.com">'],
  ['One<br/>two', '<br/>'],
  ['We are <B>insured</B>.', '<B>'],
  ['Gone. <!-- not yet', '<!--'],
  ['See [our prices](/prices).', '[our prices](/prices)'],
  ['Hill &amp; Daughter', '&amp;'],
  ['&#xA3;5', '&#xA3;'],
  ['We are **insured**.', '**insured**'],
  ['We are *really* careful.', '*really*'],
  ['We are _really_ careful.', '_really_'],
  ['## Gutters', '##'],
  ['From Â£5', 'Â£'],
  ['From 5 â‚¬', 'â‚¬'],
  ['We don\u0092t', 'don\u0092t'],
])('in %s, markup is found', (text, markup) => {
  expect(findMarkup(text)).toBe(markup);
});

it.each([
  'We <3 windows',
  'A < B and B > A',
  '5 * 3 * 2 panels',
  'Prices* are guides. *For a house of two floors.',
  '* For two floors. * For three.',
  'From £11* a clean, from £50** a gutter. *Small houses. **Terraced.',
  'jo_hill_cleaning is our name there',
  'Rock & Roll; Hill &Sons; R&D;',
  'Small houses [terraced] (on request)',
  '#1 in Whitby',
  'Snug at __ High Street',
])('%s is not mistaken for markup', (text) => {
  expect(findMarkup(text)).toBe(undefined);
});
