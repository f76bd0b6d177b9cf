import { expect, it } from 'vitest';
import { defineContent } from './define-content';
import { group, list, text } from './fields';
import { pounds as price } from './price';
import { unique } from './cross-check';

const schema = group({
  heading: text(20),
  rows: list(group({ name: text(20), price }), 'rows').check(unique('name')),
});

const valid = {
  heading: ' Detached ',
  rows: [
    { name: '3 Bed', price: 14.1 },
    { name: '4 Bed', price: 15 },
  ],
};

it('valid content is returned with amounts in pence and text trimmed', () => {
  expect(defineContent('content/table.ts', schema, valid)).toEqual({
    heading: 'Detached',
    rows: [
      { name: '3 Bed', price: 1410 },
      { name: '4 Bed', price: 1500 },
    ],
  });
});

it.each([
  [0.01, 1],
  [1.1, 110],
  [8.2, 820],
  [15.45, 1545],
  [10_000, 1_000_000],
])('%f pounds are %i pence', (amount, pence) => {
  expect(defineContent('content/table.ts', price, amount)).toBe(pence);
});

it('all problems of a file are reported together, each with its place', () => {
  const rows: unknown = [{ name: '3 Bed', price: '£14' }, { nmae: '4 Bed', price: 15 }, undefined];
  const content = { heading: '', rows } as typeof valid;
  expect(() => defineContent('content/table.ts', schema, content)).toThrow(
    [
      'content/table.ts: heading must be text of 1 to 20 characters, not ""',
      'content/table.ts: rows, row 1 (3 Bed): price must be an amount in pounds, like 15 or 15.50, not "£14"',
      'content/table.ts: rows, row 2 (4 Bed): name is missing: it must be text of 1 to 20 characters',
      'content/table.ts: rows, row 2 (4 Bed): nmae is not known here: write name or price, or remove it',
      'content/table.ts: rows, row 3: is missing: it must be name and price in curly brackets',
    ].join('\n'),
  );
});

it.each<[what: string, heading: unknown, said: string]>([
  ['a list', [1], 'a list (remove the square brackets)'],
  ['an empty list', [], 'an empty list (remove the square brackets)'],
  ['a group', { a: 1 }, 'a group of fields'],
  ['nothing', null, 'null'],
  ['a bare number', 7700900123, '7700900123 (put it in quotes)'],
  ['a long text', 'x'.repeat(75), `"${'x'.repeat(60)}…" (75 characters)`],
])('%s in place of text is quoted in the message', (_, heading, said) => {
  const content = { ...valid, heading } as typeof valid;
  expect(() => defineContent('content/table.ts', schema, content)).toThrow(
    `content/table.ts: heading must be text of 1 to 20 characters, not ${said}`,
  );
});
