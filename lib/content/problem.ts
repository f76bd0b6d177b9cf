/** Something wrong with the owner's content. */
export type Problem = {
  /** The owner's file, e.g. `content/prices.ts`. */
  file: string;
  /** What leads to the value, part of the content first, e.g. `['priceGuide', 'extras', 1, 'name']`. */
  path?: PropertyKey[];
  /** A sentence for the owner: the entry, the rule and the value found. */
  message: string;
  /** Its line in the file, from one, if known. */
  line?: number;
};

/** Stops a build. Carries every problem of a file. */
export class ContentError extends Error {
  override name = 'ContentError';
  declare readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems.map(printProblem).join('\n'));
    // The development server would print frames and problems after the message, which says it all; of an
    // error without any stack, the browser shows nothing.
    this.stack = `${this.name}: ${this.message}`;
    Object.defineProperty(this, 'problems', { value: problems });
  }
}

/** The problem as one line of text. Names the line number only if the message does not name the entry. */
export function printProblem({ file, path, line, message }: Problem): string {
  const place = path === undefined && line !== undefined ? `${file}, line ${line}` : file;
  return `${place}: ${message}`;
}
