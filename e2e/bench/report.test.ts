import { expect, test } from 'vitest';
import { medians, table, type Row } from './report';

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 10, 2], 3],
])('the median of %j is %d', (values, median) => {
  expect(medians(values.map((paint) => ({ paint })))).toEqual({ paint: median });
});

test('each site has its measures and how many times those of the baseline they are', () => {
  const rows: Row[] = [
    { site: 'ours', medians: { paint: 420, shift: 0.1, bytes: 12_345, answer: 90 } },
    { site: 'plain', medians: { paint: 400, shift: 0, bytes: 10_000 } },
  ];
  expect(table(rows, 'plain')).toBe(
    `| site | paint | shift | bytes | answer |
| --- | --: | --: | --: | --: |
| ours | 420 (× 1.05) | 0.100 | 12,345 (× 1.23) | 90 |
| plain | 400 | 0 | 10,000 |  |`,
  );
});
