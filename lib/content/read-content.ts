import { ContentError, problemsOf, type Document, type Problem } from './parser/problem';
import { readDocuments, type Sources } from './parser/read-documents';
import { completeGuide } from './complete-guide';
import { parts, type Content } from './define-content';
import { priceIssues } from './price-issues';
import { serviceIssues } from './services';

/** The owner's content, if each of its values is right by itself, and what is still wrong with it. */
export type ReadContent =
  | { problems: Problem[]; content: Content; documents: Record<string, Document> }
  | { problems: Problem[]; content?: undefined; documents?: undefined };

/**
 * Reads the owner's files in three steps, each complete before the next: every file can be read, every file is
 * right by itself, but for prices, and what they say about each other, and about prices, agrees. There is `content` after the second.
 */
export function readContent(sources: Sources): ReadContent {
  const { problems, documents, values } = readDocuments(parts, sources);
  if (!documents) return { problems };
  const content = values as Content;
  const issues = [
    ...priceIssues(content.priceGuide, content.services),
    ...serviceIssues(content.services, content.photos, content.priceGuide),
  ];
  return { content, documents, problems: problemsOf(documents, issues) };
}

/** The content of a site, with the complete guide. Throws a `ContentError` with every problem of its files. */
export function contentFrom(sources: Sources): Content {
  const { content, problems } = readContent(sources);
  if (!content || problems.length > 0) throw new ContentError(problems);
  return { ...content, priceGuide: completeGuide(content.priceGuide, content.services) };
}
