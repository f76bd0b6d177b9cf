import { z } from 'zod';
import { group, list, optional, reporting, text } from './field-types';
import { linkedText, readableText } from './linked-text';
import { mustBe, quoted } from './error-words';
import { slug } from './slug';

/** A text or a list of paragraphs. Once parsed, it is always a list, which is empty if there is no answer yet. */
const answer = z
  .custom<string | string[]>()
  .transform((written): unknown => {
    if (typeof written === 'object' || written === undefined) return written;
    return String(written).trim() === '' ? [] : [written];
  })
  .pipe(list(linkedText(1200), 'paragraphs'));

const question = group({
  /** The question as a customer asks it. Its words make its address, e.g. /faq#do-i-have-to-be-in. */
  question: text(120).refine(
    (words) => slug(words) !== '',
    mustBe('a question in words, like Do I have to be in?'),
  ),
  /**
   * The answer, in plain words; [words](address) is a link. Put several paragraphs in
   * square brackets, with commas between them. While it is empty, nobody sees the question.
   */
  answer,
  /** The heading above it once more than eight questions are answered. Leave it out for none. */
  group: optional(text(40)),
});

/**
 * Frequently asked questions, with their addresses. Headings that differ only in capitals become one, as first spelt.
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
        const taken = `is ${quoted(question)}, which is too like row ${first + 1}: both get the address #${id}. Use other words, or remove one`;
        return [[row, 'question'], first < row && taken];
      });
    }),
  );

/** A question and the paragraphs of its answer. */
export type Question = z.output<typeof questionsSchema>[number];

/** The questions with an answer. No page shows or mentions the others. */
export function answered(questions: Question[]): Question[] {
  return questions.filter((one) => one.answer.length > 0);
}

/** Whether an answer has no more than two sentences. */
export function isShort(answer: Question['answer']): boolean {
  const sentences = new Intl.Segmenter('en-GB', { granularity: 'sentence' });
  return answer.flatMap((text) => [...sentences.segment(readableText(text))]).length <= 2;
}
