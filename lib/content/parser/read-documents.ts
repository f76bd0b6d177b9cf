import type { z } from 'zod';
import { currencySign } from '../currency';
import { parseDocument } from './parse-document';
import { problemsOf, type Document, type Issue, type Problem } from './problem';

/** The text of each file by its path, such as `content/prices.ts`; undefined if the file cannot be opened. */
export type Sources = Record<string, string | undefined>;

/** Each part of the content, with its file and its schema. */
type Parts = Record<string, { file: string; schema: z.ZodType }>;

/** The problems or, if there are none, the parsed file of each part, and its value as its schema reads it. */
type Read = {
  problems: Problem[];
  documents?: Record<string, Document>;
  values?: Record<string, unknown>;
};

/** Parses every file and, if all succeed, checks each with its schema. */
export function readDocuments(parts: Parts, sources: Sources): Read {
  const documents: Record<string, Document> = {};
  const problems = strayFiles(parts, sources);
  for (const [part, { file }] of Object.entries(parts)) {
    const { document, problems: found } = readDocument(file, part, sources[file]);
    if (document) documents[part] = document;
    problems.push(...found);
  }
  if (problems.length > 0) return { problems };
  const values: Record<string, unknown> = {};
  for (const [part, { schema }] of Object.entries(parts)) {
    const { value } = documents[part]!;
    const { data, error } = schema.safeParse(value);
    values[part] = data;
    problems.push(...problemsOf(documents, issuesOf(part, error)));
  }
  return problems.length > 0 ? { problems } : { problems, documents, values };
}

function readDocument(
  file: string,
  part: string,
  source: string | undefined,
): ReturnType<typeof parseDocument> {
  const message =
    (source === undefined && "the file is missing or can't be opened: put it back") ||
    (source?.includes('\uFFFD') &&
      `the file was saved in an encoding that loses characters like ${currencySign}: save it as UTF-8`);
  if (source === undefined || message) return { problems: [{ file, message: message || '' }] };
  // macOS may write an accented letter as two characters.
  return parseDocument(file, part, source.normalize());
}

/** Refuses files that nothing reads, such as `prices copy.ts`: no page would show changes in them. */
function strayFiles(parts: Parts, sources: Sources): Problem[] {
  const known = Object.values(parts).map(({ file }) => file);
  const message =
    "the site doesn't read this file. If it has your changes, give it the name of the file it should replace; otherwise delete it";
  return Object.keys(sources)
    .filter((file) => !known.includes(file))
    .map((file) => ({ file, message }));
}

/** Zod's issues, each only once, with a separate issue for each unknown field. */
function issuesOf(part: string, error: z.ZodError | undefined): Issue[] {
  const issues = (error?.issues ?? []).flatMap((issue): Issue[] => {
    const fields = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [key]) : [[]];
    const messages = issue.message.split('\n');
    return fields.map((field, index) => [[part, ...issue.path, ...field], messages[index]]);
  });
  return [...new Map(issues.map((issue) => [String(issue), issue])).values()];
}
