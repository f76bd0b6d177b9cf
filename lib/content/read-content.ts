import { checkPart } from './check-part';
import { parts, problemsOf, type Content, type WrittenContent } from './define-content';
import type { Lines } from './data-reader';
import { parseContent } from './parse-content';
import { ContentError, type Problem } from './problem';

/** The texts of content files by their paths, such as `content/prices.ts`; undefined if one cannot be opened. */
export type Sources = Record<string, string | undefined>;

/** What can be read of the content, and every problem of it. */
export type ReadContent = {
  /** With stand-ins for what is wrong: nothing to publish unless there are no problems. */
  content: Content;
  /** The same as written. */
  written: Partial<WrittenContent>;
  problems: Problem[];
  lines: Lines;
  /** Paths, as text, of what is not as written: a rule that depends on it cannot be judged. */
  gaps: Set<string>;
};

/** What stands for a file of which nothing can be read. */
const nothing = {
  ...{ business: { privacy: {} }, pages: {}, photos: [], questions: [], reviews: [], services: [] },
  priceGuide: { frequencies: [], surcharges: [], homes: [], extras: [] },
};

/** Reads every content file and checks each by itself. */
export function readContent(sources: Sources): ReadContent {
  const content: Record<string, unknown> = { ...nothing };
  const written: Record<string, unknown> = {};
  const problems = strayFiles(Object.keys(sources));
  const lines: Lines = new Map();
  const gaps = new Set<string>();
  for (const [part, { file }] of Object.entries(parts)) {
    const { value, ...read } = readPart(file, part as keyof Content, sources[file]);
    written[part] = value;
    if (read.content !== undefined) content[part] = read.content;
    problems.push(...read.problems);
    for (const [path, line] of read.lines) lines.set(path, line);
    for (const gap of read.gaps) gaps.add(gap);
  }
  return { content: content as Content, written, problems, lines, gaps };
}

function readPart(file: string, part: keyof Content, source: string | undefined) {
  const message = whyUnreadable(source);
  if (source === undefined || message) {
    const problems = [{ file, message: message! }];
    return {
      value: undefined,
      content: undefined,
      problems,
      lines: new Map(),
      gaps: new Set([part]),
    };
  }
  const { problems, rules, ...parsed } = parseContent(file, part, source.normalize());
  const { content, problems: others } = checkPart(part, parsed.value, parsed.gaps);
  // Of a value that is wrong even in quotes, its schema says more.
  const reported = others.map(({ path }) => String(path));
  const values = problemsOf(
    { [part]: parsed.value },
    rules.filter(([path]) => !reported.includes(String(path))),
  );
  return { ...parsed, content, problems: [...problems, ...values, ...others] };
}

/** The content of a site. Throws a `ContentError` with every problem of its files. */
export function contentFrom(sources: Sources): Content {
  const { content, problems } = readContent(sources);
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}

/** Refuses files that nothing reads, such as `prices copy.ts`: changes in them would not show. */
function strayFiles(present: string[]): Problem[] {
  const known = Object.values(parts).map(({ file }) => file);
  const message =
    'the site uses no file of this name: if your changes are in it, give it the name of the file that it replaces; if not, remove it';
  return present.filter((file) => !known.includes(file)).map((file) => ({ file, message }));
}

function whyUnreadable(source: string | undefined): string | undefined {
  if (source === undefined) return 'the file is missing or cannot be opened: put it back';
  return source.includes('\uFFFD')
    ? 'the file was saved in an encoding that loses characters like £: save it as UTF-8'
    : undefined;
}
