import { defineContent } from '../lib/content/define-content';
import { questionsSchema } from '../lib/content/questions';

export const questions = defineContent('content/questions.ts', questionsSchema, [
  {
    id: 'do-you-come-to-my-street',
    group: 'Before the first clean',
    question: 'Do you come to my street?',
    answer: '',
  },
  {
    id: 'when-will-i-hear-back',
    group: 'Before the first clean',
    question: 'When will I hear back from you?',
    answer: '',
  },
  {
    id: 'what-is-a-first-clean',
    group: 'Before the first clean',
    question: 'What is a first clean, and do I need one?',
    answer: '',
  },
  {
    id: 'can-i-have-just-one-clean',
    group: 'Before the first clean',
    question: 'Can I have just one clean?',
    answer: '',
  },
  {
    id: 'is-there-a-contract',
    group: 'Before the first clean',
    question: 'Do I have to sign a contract?',
    answer: '',
  },
  {
    id: 'are-you-insured',
    group: 'Before the first clean',
    question: 'Are you insured?',
    answer: '',
  },
  {
    id: 'do-you-text-the-day-before',
    group: 'On the day',
    question: 'Do you text me the day before?',
    answer: '',
  },
  {
    id: 'do-i-have-to-be-in',
    group: 'On the day',
    question: 'Do I have to be in?',
    answer: '',
  },
  {
    id: 'how-do-you-get-into-the-garden',
    group: 'On the day',
    question: 'How do you get into my back garden?',
    answer: '',
  },
  {
    id: 'what-if-the-gate-is-locked',
    group: 'On the day',
    question: 'What if the gate is locked?',
    answer: '',
  },
  {
    id: 'what-about-my-dog',
    group: 'On the day',
    question: 'What about my dog?',
    answer: '',
  },
  {
    id: 'what-happens-when-it-rains',
    group: 'On the day',
    question: 'What happens when it rains?',
    answer: '',
  },
  {
    id: 'how-far-can-the-date-move',
    group: 'On the day',
    question: 'How far can the date move?',
    answer: '',
  },
  {
    id: 'do-you-clean-the-frames-and-sills',
    group: 'On the day',
    question: 'Do you clean the frames and sills too?',
    answer: '',
  },
  {
    id: 'what-if-a-window-is-still-dirty',
    group: 'On the day',
    question: 'What if a window is still dirty?',
    answer: '',
  },
  {
    id: 'how-do-i-pay',
    group: 'Paying and changing',
    question: 'How do I pay?',
    answer: '',
  },
  {
    id: 'how-do-i-skip-a-clean',
    group: 'Paying and changing',
    question: 'How do I skip a clean?',
    answer: '',
  },
  {
    id: 'how-do-i-cancel',
    group: 'Paying and changing',
    question: 'How do I cancel?',
    answer: '',
  },
]);
