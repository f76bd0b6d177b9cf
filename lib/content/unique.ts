import type { Issue } from '../reading/problem';
import { quoted } from './must-be';

/** An issue for each text in the list at `path` that is equal to an earlier one, or for each row with the same `field`. */
export function unique<Field extends string>(
  path: PropertyKey[],
  rows: (string | Record<Field, string>)[] = [],
  field?: Field,
): Issue[] {
  const values = rows.map((row) => (typeof row === 'string' ? row : row[field!]));
  return values.map((value, index) => {
    const isRepeated = values.indexOf(value) < index;
    const place = field === undefined ? [...path, index] : [...path, index, field];
    return [
      place,
      isRepeated && `is ${quoted(value)} in an earlier row too: each row needs its own`,
    ];
  });
}
