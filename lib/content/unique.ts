import type { Issue } from '../reading/problem';
import { quoted } from './must-be';

/** An issue for each row of the list at `path` that is equal to an earlier one, or has the same `field`. */
export function unique<Row>(
  path: PropertyKey[],
  rows: Row[] = [],
  field?: keyof Row & string,
): Issue[] {
  const values = rows.map((row) => (field === undefined ? row : row[field]));
  return values.map((value, index) => {
    const isRepeated = values.indexOf(value) < index;
    const place = field === undefined ? [...path, index] : [...path, index, field];
    return [
      place,
      isRepeated && `is ${quoted(value)} in an earlier row too: each row needs its own`,
    ];
  });
}
