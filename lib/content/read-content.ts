import { parts, validatePart, type Content } from './define-content';
import { parseContent, type Lines } from './parse-content';
import { ContentError, type Problem } from './problem';

/** The texts of content files by their paths, such as `content/prices.ts`; undefined if one cannot be opened. */
export type Sources = Record<string, string | undefined>;

/** The content if every file is valid by itself, the problems if not, and where everything stands. */
export type ReadContent = { content: Content | undefined; problems: Problem[]; lines: Lines };

/** Reads every content file and checks each by itself. */
export function readContent(sources: Sources): ReadContent {
  const content: Record<string, unknown> = {};
  const problems = strayFiles(Object.keys(sources));
  let lines: Lines = new Map();
  for (const [part, { file }] of Object.entries(parts)) {
    try {
      const parsed = parseContent(file, part, readableSource(file, sources[file]));
      lines = new Map([...lines, ...parsed.lines]);
      content[part] = validatePart(part as keyof Content, parsed.value);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
  }
  return { content: problems.length > 0 ? undefined : (content as Content), problems, lines };
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
