import { expect, test } from 'vitest';
import { priceGuide } from '../testing/sample';
import { parseCount, readChoices } from './choices';

test.each([
  ['', 0],
  [' 12\u00a0', 12],
  ['1,200', 1_200],
  ['99,999', 99_999],
  ['100000', undefined],
  ['1,2000', undefined],
  ['-1', undefined],
])('“%s” is read as %s', (typed, count) => {
  expect(parseCount(typed)).toBe(count);
});

test('cleans are optional unless every extra is a question', () => {
  const extras = priceGuide.extras.filter(({ question }) => question);
  const noCleans = new URLSearchParams('frequency=none');
  const frequencies = [priceGuide, { ...priceGuide, extras }].map(
    (guide) => readChoices(noCleans, guide).frequency,
  );
  expect(frequencies).toEqual([undefined, priceGuide.frequencies[0]]);
});
