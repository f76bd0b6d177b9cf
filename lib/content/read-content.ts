import { parts, validatePart, type Content } from './define-content';
import { parseContent, type Lines } from './parse-content';
import { ContentError, type Problem } from './problem';

/** The texts of content files by their paths, such as `content/prices.ts`; undefined if one cannot be opened. */
export type Sources = Record<string, string | undefined>;

/** The content if every file is valid by itself, the problems if not, and where everything stands. */
export type ReadContent = { content?: Content; problems: Problem[]; lines: Record<string, Lines> };

/** Reads every content file and checks each by itself. */
export function readContent(sources: Sources): ReadContent {
  const content: Record<string, unknown> = {};
  const lines: Record<string, Lines> = {};
  const problems = strayFiles(Object.keys(sources));
  for (const [part, { file }] of Object.entries(parts)) {
    try {
      const parsed = parseContent(file, part, readableSource(file, sources[file]));
      lines[file] = parsed.lines;
      content[part] = validatePart(part as keyof Content, parsed.value);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...locateProblems(error.problems, lines));
    }
  }
  return problems.length > 0
    ? { problems, lines }
    : { content: content as Content, problems, lines };
}

/** The content of a site. Throws a `ContentError` with every problem of its files. */
export function contentFrom(sources: Sources): Content {
  const { content, problems } = readContent(sources);
  if (!content) throw new ContentError(problems);
  return content;
}

/** What an owner changes in a copy such as `prices copy.ts`, or in `prices.ts.txt`, would not show. */
function strayFiles(present: string[]): Problem[] {
  const known = Object.values(parts).map(({ file }) => file);
  const message =
    'the site uses no file of this name: if your changes are in it, give it the name of the file that it replaces; if not, remove it';
  return present.filter((file) => !known.includes(file)).map((file) => ({ file, message }));
}

function readableSource(file: string, source: string | undefined): string {
  const refuse = (message: string) => new ContentError([{ file, message }]);
  if (source === undefined) throw refuse('the file is missing or cannot be opened: put it back');
  if (!source.includes('\uFFFD')) return source;
  throw refuse('the file was saved in an encoding that loses characters like £: save it as UTF-8');
}

/**
 * Adds to each problem with a path the line of its value in the owner's file, or of the brackets around it if
 * the value is missing.
 */
export function locateProblems(problems: Problem[], lines: ReadContent['lines']): Problem[] {
  return problems.map((problem) => {
    const known = lines[problem.file];
    if (!problem.path || !known) return problem;
    let { path } = problem;
    while (!known.has(String(path))) path = path.slice(0, -1);
    return { ...problem, line: known.get(String(path)) };
  });
}
