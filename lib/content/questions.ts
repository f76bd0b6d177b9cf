import type { z } from 'zod';
import { group, id, list, text } from './fields';
import { unique } from './unique';

const question = group(
  {
    /** The end of its address, e.g. do-i-need-to-be-in for /faq#do-i-need-to-be-in. */
    id,
    /** The question as a customer asks it. */
    question: text(120),
    /** The answer, in plain words. */
    answer: text(1200),
  },
  'id, question and answer',
);

/** Frequently asked questions. While there are none, search engines are asked to skip the page. */
export const questionsSchema = list(question, 'questions', 0).check(
  unique('id'),
  unique('question'),
);

/** A frequently asked question and its answer. */
export type Question = z.output<typeof question>;
