import { crossCheck } from './cross-check';
import { quote } from './quote';

/** A `crossCheck` that no row, or no row's `field`, repeats an earlier one. */
export function unique<Row>(field?: keyof Row & string) {
  return crossCheck<Row[]>((rows) => {
    const values = rows.map((row) => (field === undefined ? row : row[field]));
    return values.flatMap((value, index) => {
      if (values.indexOf(value) === index) return [];
      const message = `is ${quote(value)} in an earlier row too: each row needs its own`;
      return { path: field === undefined ? [index] : [index, field], message };
    });
  });
}
