/** What is wrong with the owner's content, and where. */
export interface Problem {
  /** The owner's file, e.g. `content/prices.ts`. */
  file: string;
  /** What leads to the value: names of fields and indexes of rows, e.g. `['detached', 1, 'fourWeeks']`. */
  path?: PropertyKey[];
  /** A sentence for the owner: the entry, the rule and what stands there instead. */
  message: string;
  /** Where the value stands in the file, both counted from one, if that is known. */
  line?: number;
  column?: number;
}

/** Keeps a site from being built; carries every problem of the content, and what of it is sound. */
export class ContentError extends Error {
  override name = 'ContentError';
  declare readonly problems: Problem[];
  declare readonly sound: unknown;

  constructor(problems: Problem[], sound?: unknown) {
    super(problems.map(printProblem).join('\n'));
    // The development server prints both; neither says where in the content the mistake is.
    delete this.stack;
    Object.defineProperties(this, { problems: { value: problems }, sound: { value: sound } });
  }
}

/**
 * A problem with one value. The sentence begins with the value's place as the owner would name it:
 * `['detached', 1, 'fourWeeks']` is "detached, row 2 (4 Bed): fourWeeks", followed by the rule.
 *
 * @param content all that the file holds, from which rows get their names
 */
export function problemAt(
  file: string,
  path: PropertyKey[],
  rule: string,
  content?: unknown,
): Problem {
  const field = typeof path.at(-1) === 'string' ? String(path.at(-1)) : undefined;
  const place = placeName(field === undefined ? path : path.slice(0, -1), content);
  const sentence = field === undefined ? rule : `${field} ${rule}`;
  return { file, path, message: place ? `${place}: ${sentence}` : sentence };
}

/** The line that an owner reads; it names the line of the file where it says no place in words. */
export function printProblem({ file, path, line, message }: Problem): string {
  const place = path === undefined && line !== undefined ? `${file}, line ${line}` : file;
  return `${place}: ${message}`;
}

function placeName(path: PropertyKey[], content: unknown): string {
  let value = content;
  return path
    .map((key) => {
      value = (value as Record<PropertyKey, unknown> | undefined)?.[key];
      return typeof key === 'number' ? `row ${key + 1}${rowName(value)}` : String(key);
    })
    .join(', ');
}

/** A row is called what its first text says. */
function rowName(row: unknown): string {
  if (typeof row !== 'object' || row === null) return '';
  const name = Object.values(row).find((value) => typeof value === 'string');
  return name ? ` (${name})` : '';
}
