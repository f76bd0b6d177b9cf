import type { ClassNames } from './next-build';

/**
 * Gives the classes of CSS modules names of two or three characters, in texts too: those of Next repeat a hash at
 * each of hundreds of places, which makes a page a twentieth larger. The same sources get the same names.
 */
export function shortenClassNames(classNames: ClassNames) {
  const files = [...classNames.keys()].sort();
  const names = files.flatMap((file) => Object.values(classNames.get(file)!));
  const short = new Map(names.map((name, index) => [name, `_${index.toString(36)}`]));
  // In CSS no name begins like -4: styles have `\34 ` for the digit.
  const shorten = (text: string) =>
    text.replace(/([\w-]|\\3\d ?)+/g, (word) => {
      return short.get(word.replace(/\\3(\d) ?/, '$1')) ?? word;
    });
  const shortNames: ClassNames = new Map();
  for (const [file, of] of classNames) {
    const entries = Object.entries(of).map(([local, name]) => [local, shorten(name)]);
    shortNames.set(file, Object.fromEntries(entries));
  }
  return { classNames: shortNames, shorten };
}
