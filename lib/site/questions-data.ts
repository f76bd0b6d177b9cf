import type { Graph } from 'schema-dts';
import { readableText } from '../content/linked-text';
import type { Question } from '../content/questions';

/** Questions and their answers for search engines. */
export function questionsData(questions: Question[]): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'FAQPage',
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer.map(readableText).join('\n') },
        })),
      },
    ],
  };
}
