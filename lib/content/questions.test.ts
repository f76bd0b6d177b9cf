import { expect, test } from 'vitest';
import { problemsWith } from '../testing/sample';
import { isShort, questionsSchema } from './questions';

const pay = { question: 'How do I pay?', answer: 'In cash.', group: 'On the day' };
const rain = { question: 'What if it rains?', answer: 'We come all the same.' };

test('mistakes in questions are refused', () => {
  const mistakes: object[] = [
    { ...rain, question: '?!' },
    { ...rain, question: 'How do I pay' },
    { ...rain, answer: 5 },
    { ...rain, answer: ['Yes.', ''] },
  ];
  expect(mistakes.flatMap((one) => problemsWith({ questions: [pay, one] })).join('\n'))
    .toMatchInlineSnapshot(`
      "content/questions.ts: row 2 (?!): question must be a question in words, like Do I have to be in?, not "?!"
      content/questions.ts: row 2 (How do I pay): question is "How do I pay", which is too like row 1: both get the address #how-do-i-pay. Use other words, or remove one
      content/questions.ts: row 2 (What if it rains?): answer must be text of 1 to 1200 characters, not 5 (put it in quotes)
      content/questions.ts: row 2 (What if it rains?), answer, row 2: is empty: it must be text of 1 to 1200 characters"
    `);
});

test('an answer is one paragraph, several or none', () => {
  const questions = questionsSchema.parse([
    { ...pay, answer: '' },
    { ...rain, answer: ['Yes.', 'No.'] },
  ]);
  expect(questions.map(({ answer }) => answer.map(({ runs }) => runs[0]!.text))).toEqual([
    [],
    ['Yes.', 'No.'],
  ]);
});

test('headings that differ only in capitals become one, as first spelt', () => {
  const questions = questionsSchema.parse([pay, { ...rain, group: 'On The Day' }]);
  expect(questions.map(({ group }) => group)).toEqual(['On the day', 'On the day']);
});

test.each([
  ['Yes, from 8.30am. [See prices](/prices).', true],
  [['Yes.', 'We call first.'], true],
  [['Yes. We call first.', 'It takes an hour.'], false],
])('the answer %j is short: %s', (answer, expected) => {
  expect(isShort(questionsSchema.parse([{ ...rain, answer }])[0]!.answer)).toBe(expected);
});
