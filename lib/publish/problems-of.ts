import { problemAt, type Problem } from '../content/problem';
import { contentFiles, type Content } from '../content/read-content';

/** What there is to say about a value of the content, if anything. */
export type Finding = [part: keyof Content, path: PropertyKey[], rule: string | false | undefined];

/** The findings that say something, as problems with the place in the owner's terms. */
export function problemsOf(content: Content, findings: Finding[]): Problem[] {
  return findings.flatMap(([part, path, rule]) =>
    rule ? problemAt(contentFiles[part], path, rule, content[part]) : [],
  );
}
