import { z } from 'zod';
import type { Issue } from '../reading/problem';
import { group, list, optional, schemaFor, text } from './field-types';
import { linkedText, type LinkedText } from './linked-text';
import { cleanText } from './plain-text';
import { mustBe, quoted } from './must-be';
import { slug } from './slug';

const paragraph = linkedText(1200);
const paragraphs = list(paragraph, 'paragraphs');

/** A text, or a list of paragraphs; once parsed always a list, and an empty one if there is no answer yet. */
const answer = schemaFor<string | string[], LinkedText[]>((written) => {
  if (Array.isArray(written)) return paragraphs;
  const isEmpty = typeof written === 'string' && cleanText(written) === '';
  return isEmpty
    ? z.string().transform((): LinkedText[] => [])
    : paragraph.transform((text) => [text]);
});

const question = group({
  /** The question as a customer asks it. Its address is made from it, e.g. /faq#do-i-have-to-be-in. */
  question: text(120).refine(
    (words) => slug(words) !== '',
    mustBe('a question in words, like Do I have to be in?'),
  ),
  /**
   * The answer, in plain words; [words](address) is a link. Several paragraphs stand in square
   * brackets, with a comma between them. While it is empty, nobody sees the question.
   */
  answer,
  /** The heading that it stands under once more than eight are answered. Leave it out for none. */
  group: optional(text(40)),
});

/** Frequently asked questions. While none has an answer, search engines are asked to skip the page. */
export const questionsSchema = list(question, 'questions', 0).transform((rows) =>
  rows.map((row) => ({ ...row, id: slug(row.question) })),
);

/** A question and the paragraphs of its answer. */
export type Question = z.output<typeof questionsSchema>[number];

/** The questions with an answer. No page shows the others, or tells anybody that they are there. */
export function answered(questions: Question[]): Question[] {
  return questions.filter((one) => one.answer.length > 0);
}

/** Questions with the same address, and headings that differ in their capitals alone. */
export function questionIssues(questions: Question[]): Issue[] {
  const ids = questions.map(({ id }) => id);
  const headings = questions.map(({ group: heading = '' }) => heading);
  return questions.flatMap(({ id, group: heading = '' }, row): Issue[] => {
    const first = headings.find((other) => other.toLowerCase() === heading.toLowerCase());
    const other = `is ${quoted(heading)}, but ${quoted(first)} in an earlier row: write both the same way`;
    return [
      [
        ['questions', row, 'question'],
        ids.indexOf(id) < row && 'stands in an earlier row: remove one',
      ],
      [['questions', row, 'group'], first !== heading && other],
    ];
  });
}
