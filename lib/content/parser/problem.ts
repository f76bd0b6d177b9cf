/** A parsed content file: what is written in it, and on which lines. */
export type Document = {
  file: string;
  value: unknown;
  /** The line (from 1) on which each value begins, by its path as text, such as `extras,1,name`. */
  lines: Map<string, number>;
};

/** Something wrong with the owner's content. */
export type Problem = {
  /** The owner's file, e.g. `content/prices.ts`. */
  file: string;
  /** The keys that lead to the value, from its part of the content, e.g. `['priceGuide', 'extras', 1, 'name']`. */
  path?: PropertyKey[];
  /** A sentence for the owner: the entry, the rule and the value found. */
  message: string;
  /** Its line in the file, from 1, if known. */
  line?: number;
  /** The lines around it, with a mark where the parser stopped. */
  frame?: string;
};

/** The path of a value, from its part of the content, and what is wrong with it, if anything: `isWrong && message`. */
export type Issue = [path: PropertyKey[], message: string | false | undefined];

/** Stops a build; its `problems` are those of the content. */
export class ContentError extends Error {
  override name = 'ContentError';
  declare readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems.map(printProblem).join('\n'));
    // The message is enough: the development server would also print a longer stack, and enumerable properties.
    // Without any stack, the browser would show nothing.
    this.stack = `${this.name}: ${this.message}`;
    Object.defineProperty(this, 'problems', { value: problems });
  }
}

/**
 * The problem on one line, since a line that begins with `::` is a command in a workflow's log. Its frame follows, as
 * its lines begin with other characters. The line number is there only if the message does not name the entry.
 */
export function printProblem({ file, path, line, message, frame = '' }: Problem): string {
  const place = path === undefined && line !== undefined ? `${file}, line ${line}` : file;
  const sentence = `${place}: ${message}`.replace(/\s*[\r\n]+\s*/g, ' ');
  return sentence + frame.replaceAll('\r', ' ').trimEnd();
}

/**
 * Turns issues into problems, on the line of the value or, if it is missing, of the brackets around it. The message
 * names it as owners do: `['priceGuide', 'homes', 0, 'rows', 1, 'size']` is "homes, table 1, row 2 (3 Bed): size".
 */
export function problemsOf(documents: Record<string, Document>, issues: Issue[]): Problem[] {
  return issues.flatMap(([path, issue]) => {
    if (!issue) return [];
    const [part, ...inside] = path;
    const { file, value, lines } = documents[String(part)]!;
    const keys = keysAsWritten(inside, value);
    const names = namesOf(keys, value);
    const field = typeof keys.at(-1) === 'string' ? names.pop() : undefined;
    const entries = names.filter((name) => name !== 'rows').join(', ');
    const message = [entries && `${entries}:`, field, issue].filter(Boolean).join(' ');
    while (!lines.has(String(keys))) keys.pop();
    return { file, path, message, line: lines.get(String(keys))! };
  });
}

/** The path to a value, up to where the file has a text, a number or true or false instead of a list or fields. */
function keysAsWritten(path: PropertyKey[], content: unknown): PropertyKey[] {
  let value = content;
  return path.filter((key) => {
    if (['string', 'number', 'boolean'].includes(typeof value)) return false;
    value = Object(value)[key];
    return true;
  });
}

function namesOf(path: PropertyKey[], content: unknown): string[] {
  let value = content;
  return path.map((key) => {
    value = Object(value)[key];
    const kind = Object(value).rows ? 'table' : 'row';
    return typeof key === 'number' ? `${kind} ${key + 1}${rowName(value)}` : String(key);
  });
}

/** Rows are named by their first text, e.g. `4 Bed`. */
function rowName(row: unknown): string {
  if (typeof row !== 'object' || row === null) return '';
  const name = Object.values(row).find((value) => typeof value === 'string');
  return name ? ` (${name})` : '';
}
