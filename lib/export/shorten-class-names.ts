import type { ClassNames } from './next-build';

/**
 * Renames the classes of CSS modules to two or three characters: the hashes in Next's names make a page a twentieth
 * larger. `shorten` does the same in HTML and styles. The same sources always get the same names.
 */
export function shortenClassNames(classNames: ClassNames) {
  const files = [...classNames.keys()].sort();
  const names = files.flatMap((file) => Object.values(classNames.get(file)!));
  const short = new Map(names.map((name, index) => [name, `_${index.toString(36)}`]));
  // A hash may begin with a digit, which CSS then escapes: `\34 ` is 4.
  const shorten = (text: string) =>
    text.replace(/([\w-]|\\3\d ?)+/g, (word) => {
      return short.get(word.replace(/\\3(\d) ?/, '$1')) ?? word;
    });
  const shortNames: ClassNames = new Map();
  for (const [file, longNames] of classNames) {
    const entries = Object.entries(longNames).map(([local, name]) => [local, shorten(name)]);
    shortNames.set(file, Object.fromEntries(entries));
  }
  return { classNames: shortNames, shorten };
}
