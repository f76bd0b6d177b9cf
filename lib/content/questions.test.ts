import { expect, test } from 'vitest';
import { problemsWith } from '../testing/example';

const rain = { question: 'What if it rains?', answer: 'We come all the same.' };

test.each([
  {
    write: { ...rain, question: '' },
    says: 'row 2: question is empty: it must be text of 1 to 120 characters',
  },
  {
    write: { ...rain, question: '?!' },
    says: 'row 2 (?!): question must be a question in words, like Do I have to be in?, not "?!"',
  },
  {
    write: { ...rain, question: 'How do I pay' },
    says: 'row 2 (How do I pay): question stands in an earlier row: remove one',
  },
  {
    write: { ...rain, answer: [] },
    says: 'row 2 (What if it rains?): answer must be a list of paragraphs with at least one in it, not an empty list',
  },
  {
    write: { ...rain, answer: ['Yes.', ''] },
    says: 'row 2 (What if it rains?), answer, row 2: is empty: it must be text of 1 to 1200 characters',
  },
  {
    write: { ...rain, answer: 'It’s no problem, weâ€™ll come.' },
    says: 'row 2 (What if it rains?): answer has "â€™" in it, which visitors would see as written: use plain words, and characters like & and £ as they are',
  },
  {
    write: { ...rain, group: 'On the Day' },
    says: 'row 2 (What if it rains?): group is "On the Day", but "On the day" in an earlier row: write both the same way',
  },
])('a mistake in questions is reported: $says', ({ write, says }) => {
  const first = { question: 'How do I pay?', answer: 'In cash.', group: 'On the day' };
  expect(problemsWith({ questions: [first, write] })).toEqual([`content/questions.ts: ${says}`]);
});
