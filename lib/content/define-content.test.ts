import { expect, it } from 'vitest';
import { validatePart } from './define-content';
import { text } from './field-types';
import { pounds } from './price';

const alt = 'A van.';

it('valid content is returned with text trimmed', () => {
  const written = [{ file: 'van.jpg', alt: ' A van. ', illustration: false }];
  expect(validatePart('photos', written)).toEqual([{ ...written[0], alt }]);
});

it.each([
  [0.01, 1],
  [1.1, 110],
  [8.2, 820],
  [15.45, 1545],
  [10_000, 1_000_000],
])('%f pounds are %i pence', (amount, pence) => {
  expect(pounds.parse(amount)).toBe(pence);
});

it('all problems of a file are reported together, each with its place', () => {
  const rows: unknown = [
    { file: 'van.jpg', alt: '', illustration: 'no' },
    { fiel: 'pole.jpg', alt, illustration: true },
    undefined,
  ];
  expect(() => validatePart('photos', rows)).toThrow(
    [
      'content/photos.ts: row 1 (van.jpg): alt must be text of 1 to 200 characters, not ""',
      'content/photos.ts: row 1 (van.jpg): illustration must be true or false, without quotes, not "no"',
      'content/photos.ts: row 2 (pole.jpg): file is missing: it must be the name of a picture in content/photos, like kitchen-window.jpg',
      'content/photos.ts: row 2 (pole.jpg): fiel is not known here: write file, alt or illustration, or remove it',
      'content/photos.ts: row 3: is missing: it must be file, alt and illustration in curly brackets',
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
  const { error } = text(20).safeParse(heading);
  expect(error?.issues[0]?.message).toBe(`must be text of 1 to 20 characters, not ${said}`);
});
