import { expect, test } from 'vitest';
import { medians, ratioTable, valueTable, type Row } from './report';

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 10, 2], 3],
])('the median of %j is %d', (values, median) => {
  expect(medians(values.map((paint) => ({ paint })))).toEqual({ paint: median });
});

const rows: Row[] = [
  { what: '/about', site: 'ours', medians: { paint: 420, shift: 0, bytes: 12_345 } },
  { what: '/about', site: 'plain', medians: { paint: 400, shift: 0.1, bytes: 10_000 } },
  { what: '/about', site: 'other', medians: { paint: NaN, shift: 0, bytes: 30_000 } },
];

test('ratios are multiples of the floor, and empty where there is nothing to compare', () => {
  expect(ratioTable('page', rows, 'plain', ['paint', 'bytes'])).toBe(
    `| page | paint, ours | paint, other | bytes, ours | bytes, other |
| --- | --: | --: | --: | --: |
| /about | 1.05 |  | 1.23 | 3.00 |`,
  );
});

test('values stand in one row for each site', () => {
  expect(valueTable('page', rows)).toBe(
    `| page | site | paint | shift | bytes |
| --- | --: | --: | --: | --: |
| /about | ours | 420 | 0 | 12,345 |
| /about | plain | 400 | 0.100 | 10,000 |
| /about | other |  | 0 | 30,000 |`,
  );
});
