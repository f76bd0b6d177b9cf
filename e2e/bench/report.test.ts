import { expect, test } from 'vitest';
import { medians, table, type Row } from './report';

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 10, 2], 3],
])('the median of %j is %d', (values, median) => {
  expect(medians(values.map((paint) => ({ paint })))).toEqual({ paint: median });
});

test('each site has how many times those of the baseline its measures are, and the measures', () => {
  const rows: Row[] = [
    { site: 'ours', medians: { paint: 420, shift: 0.1, bytes: 12_345, answer: 90 } },
    { site: 'plain', medians: { paint: 400, shift: 0, bytes: 10_000 } },
  ];
  expect(table(rows, 'plain')).toBe(
    `| site | paint | shift | bytes | answer |
| --- | --: | --: | --: | --: |
| ours | × 1.05 (420) | 0.100 | × 1.23 (12,345) | 90 |
| plain | 400 | 0 | 10,000 |  |`,
  );
});
