import { defineContent } from '../../content/define-content';
import { questionsSchema } from '../../content/questions';

export const questions = defineContent('content/questions.ts', questionsSchema, [
  { id: 'rain', question: 'What if it rains?', answer: 'We come all the same.' },
  {
    id: 'inside',
    question: 'Do you clean windows inside?',
    answer: "Yes, if you ask for it. It costs twice the four-weekly price, and we'll need you in.",
  },
  {
    id: 'payment',
    question: 'How do I pay?',
    answer: 'By bank transfer or in cash, once the windows are clean & you are happy.',
  },
]);
