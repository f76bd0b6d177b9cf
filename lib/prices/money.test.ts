import { expect, test } from 'vitest';
import { formatPounds } from './money';

test.each([
  [0, '£0'],
  [5, '£0.05'],
  [1200, '£12'],
  [1250, '£12.50'],
  [100_000, '£1,000'],
])('%i pence are printed as %s', (pence, printed) => {
  expect(formatPounds(pence)).toBe(printed);
});
