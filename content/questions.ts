import { defineContent } from '../lib/content/define-content';
import { questionsSchema } from '../lib/content/questions';

export const questions = defineContent('content/questions.ts', questionsSchema, []);
