import { z } from 'zod';
import { group, list, optional, reporting, text } from './field-types';
import { linkedText } from './linked-text';
import { mustBe, quoted } from './error-words';
import { slug } from './slug';

/** A text, or a list of paragraphs; once parsed always a list, and an empty one if there is no answer yet. */
const answer = z
  .custom<string | string[]>()
  .transform((written): unknown => {
    if (typeof written === 'object' || written === undefined) return written;
    return String(written).trim() === '' ? [] : [written];
  })
  .pipe(list(linkedText(1200), 'paragraphs'));

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

/**
 * Frequently asked questions, with their addresses. Headings that differ in capitals are one, in its first spelling.
 * While no question has an answer, search engines are asked to skip the page.
 */
export const questionsSchema = list(question, 'questions')
  .transform((rows) => {
    const headings = rows.flatMap(({ group }) => group ?? []);
    const first = (heading: string) =>
      headings.find((one) => one.toLowerCase() === heading.toLowerCase())!;
    return rows.map((row) => ({
      ...row,
      id: slug(row.question),
      ...(row.group && { group: first(row.group) }),
    }));
  })
  .check(
    reporting((rows) => {
      const ids = rows.map(({ id }) => id);
      return rows.map(({ id, question }, row) => {
        const first = ids.indexOf(id);
        const taken = `is ${quoted(question)}, whose address #${id} is that of row ${first + 1}: use other words, or remove one`;
        return [[row, 'question'], first < row && taken];
      });
    }),
  );

/** A question and the paragraphs of its answer. */
export type Question = z.output<typeof questionsSchema>[number];

/** The questions with an answer. No page shows the others, or tells anybody that they are there. */
export function answered(questions: Question[]): Question[] {
  return questions.filter((one) => one.answer.length > 0);
}
