import { z } from 'zod';
import { quoted } from './must-be';

/**
 * The value to report, and what to say of it; undefined or false if there is nothing to report. `lists` are
 * where a name is missing: the rule has to wait until all of them can be read.
 */
export type Rule = [path: PropertyKey[], ifBroken: string | false | undefined, lists?: string[]];

/** Whether what is said of a value, or of one that is missing, only follows from what could not be read. */
export function followsFrom(gaps: Set<string>, [path, , lists = []]: Rule, isMissing: boolean) {
  const holders = path.map((_, index) => String(path.slice(0, index + 1)));
  const isLeftOut = isMissing && gaps.has(`${path.slice(0, -1)},*`);
  const isOpen = (list: string, gap: string) =>
    `${list},`.startsWith(`${gap.replace(',*', '')},`) ||
    (gap.startsWith(`${list},`) && /,(\d+|\*|id|home|heading|size|file|question)$/.test(gap));
  return (
    isLeftOut ||
    [...holders, `${path},*`].some((holder) => gaps.has(holder)) ||
    lists.some((list) => [...gaps].some((gap) => isOpen(list, gap)))
  );
}

/** A zod check of several values together. Runs once each of them is valid by itself. */
export function crossCheck<Value>(rules: (value: Value) => Rule[]) {
  return z.superRefine<Value>(
    (value, context) => {
      for (const [path, message, lists] of rules(value)) {
        if (message) context.addIssue({ code: 'custom', path, message, params: { lists } });
      }
    },
    { when: ({ issues }) => issues.length === 0 },
  );
}

/** A `crossCheck` that no row, or no row's `field`, repeats an earlier one. */
export function unique<Row>(field?: keyof Row & string) {
  return crossCheck<Row[]>((rows) => {
    const values = rows.map((row) => (field === undefined ? row : row[field]));
    return values.map((value, index): Rule => {
      const rule = `is ${quoted(value)} in an earlier row too: each row needs its own`;
      return [
        field === undefined ? [index] : [index, field],
        values.indexOf(value) < index && rule,
      ];
    });
  });
}
