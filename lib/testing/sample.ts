import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  parts,
  type Content,
  type OrEmpty,
  type ParsedContent,
  type WrittenContent,
} from '../content/define-content';
import { contentFrom, readContent } from '../content/read-content';
import { parseDocument } from '../content/parser/parse-document';
import { printProblem, problemsOf, type Issue } from '../content/parser/problem';

/** What an owner writes instead of the sample: some fields of a part, or a whole list. */
export type Change = {
  [Part in keyof WrittenContent]?: WrittenContent[Part] extends unknown[]
    ? OrEmpty<WrittenContent[Part]>
    : Partial<Exclude<OrEmpty<WrittenContent[Part]>, ''>>;
};

/** A change that the types may refuse. */
type Mistake = { [Part in keyof WrittenContent]?: unknown };

const folder = path.join(import.meta.dirname, 'sample-content');

/** Sources of the sample's content files, by path in a project. */
export const sampleContent: Record<string, string> = Object.fromEntries(
  readdirSync(folder).map((file) => {
    const source = readFileSync(path.join(folder, file), 'utf8');
    return [`content/${file}`, source.replaceAll('"../../content/', '"../lib/content/')];
  }),
);

/** The sample as written. It has hardly any optional facts. */
export const writtenSample = Object.fromEntries(
  Object.entries(parts).map(([part, { file }]) => [
    part,
    parseDocument(file, part, sampleContent[file]!).document?.value,
  ]),
) as WrittenContent;

/** The sample with changes, as written. */
export function writtenWith(...changes: Mistake[]): WrittenContent {
  const content: Record<string, unknown> = { ...writtenSample };
  for (const [part, change] of changes.flatMap(Object.entries)) {
    content[part] = Array.isArray(change) ? change : { ...Object(content[part]), ...change };
  }
  return content as WrittenContent;
}

/** Sources of the sample's content files with changes, by path in a project. */
export function sourcesWith(...changes: Mistake[]): Record<string, string> {
  const written = writtenWith(...changes);
  const changed = Object.keys(Object.assign({}, ...changes)) as (keyof Content)[];
  const rewritten = changed.map((part) => [
    parts[part].file,
    `import { defineContent } from "../lib/content/define-content";

defineContent("${part}", ${JSON.stringify(written[part])});
`,
  ]);
  return { ...sampleContent, ...Object.fromEntries(rewritten) };
}

/** Issues of the sample with changes, as printed for its owner. */
export function printed(issues: Issue[], ...changes: Change[]): string[] {
  const { documents } = readContent(sourcesWith(...changes));
  return problemsOf(documents!, issues).map(printProblem);
}

/** The problems of the sample with changes, as its owner reads them. */
export function problemsWith(...changes: Mistake[]): string[] {
  return readContent(sourcesWith(...changes)).problems.map(printProblem);
}

/** The sample with changes, as parsed: its price guide is not complete. */
export function readWith(...changes: Change[]): ParsedContent {
  return readContent(sourcesWith(...changes)).content!;
}

/** The sample with changes, as the site uses it. */
export function contentWith(...changes: Change[]): Content {
  return contentFrom(sourcesWith(...changes));
}

/** The sample, as the site uses it. */
export const sample = contentWith();

// With every part, since pages read these in tests without content of their own.
export const { business, pages, photos, priceGuide, questions, reviews, services } = sample;

/** The sample with only one home, in row 1 of table 1, with these fields. */
export function oneHome(fields: object): Mistake {
  const cottage = { home: 'Cottage', fourWeeks: 15, eightWeeks: 21, extension: 2, conservatory: 5 };
  return { priceGuide: { homes: [{ rows: [{ ...cottage, ...fields }] }], example: undefined } };
}
