import { ContentError, problemsOf, type Document, type Problem } from './parser/problem';
import { readDocuments, type Sources } from './parser/read-documents';
import { completeGuide } from './complete-guide';
import { parts, type Content, type ParsedContent } from './define-content';
import { serviceIssues } from './services';

/** The problems of the owner's files and, if each file is right by itself, their content. */
export type ReadContent =
  | { problems: Problem[]; content: ParsedContent; documents: Record<string, Document> }
  | { problems: Problem[]; content?: undefined; documents?: undefined };

/**
 * Checks the owner's files in three steps, and stops after a step that finds problems: their syntax, then each file by
 * itself, then whether the files agree. `content` is there once the second step passes.
 */
export function readContent(sources: Sources): ReadContent {
  const { problems, documents, values } = readDocuments(parts, sources);
  if (!documents) return { problems };
  const content = values as ParsedContent;
  const issues = serviceIssues(content.services, content.photos, content.priceGuide);
  return { content, documents, problems: problemsOf(documents, issues) };
}

/** The content of a site, with the complete guide. Throws a `ContentError` with the problems that `readContent` finds. */
export function contentFrom(sources: Sources): Content {
  const { content, problems } = readContent(sources);
  if (!content || problems.length > 0) throw new ContentError(problems);
  return { ...content, priceGuide: completeGuide(content.priceGuide) };
}
