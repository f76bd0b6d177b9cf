/** Something wrong with the owner's content. */
export type Problem = {
  /** The owner's file, e.g. `content/prices.ts`. */
  file: string;
  /** Field names and row indexes that lead to the value, e.g. `['extras', 1, 'name']`. */
  path?: PropertyKey[];
  /** A sentence for the owner: the entry, the rule and the value found. */
  message: string;
  /** Position of the value in the file, if known; both count from one. */
  line?: number;
  column?: number;
};

/** Stops a build. Carries every problem of a file. */
export class ContentError extends Error {
  override name = 'ContentError';
  declare readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems.map(printProblem).join('\n'));
    // The development server would print both after the message, which says it all.
    delete this.stack;
    Object.defineProperty(this, 'problems', { value: problems });
  }
}

/**
 * A problem with one value of a file's content. Its message is the place in the owner's terms, then the rule:
 * `['extras', 1, 'name']` becomes "extras, row 2 (gutter-clearing): name must be …".
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

/** The problem as one line of text. Names the line number only if the message does not name the entry. */
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

/** Rows are named by their first text, e.g. `4 Bed`. */
function rowName(row: unknown): string {
  if (typeof row !== 'object' || row === null) return '';
  const name = Object.values(row).find((value) => typeof value === 'string');
  return name ? ` (${name})` : '';
}
