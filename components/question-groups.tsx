import type { Question } from '../lib/content/questions';
import { QuestionList } from './question-list';
import { Section } from './section';

/** More questions than this are easier to find under headings. */
const mostWithoutHeadings = 8;

/** Questions with their answers, under headings of their own if there are many. */
export function QuestionGroups({ questions }: { questions: Question[] }) {
  if (questions.length <= mostWithoutHeadings) {
    return (
      <Section>
        <QuestionList questions={questions} />
      </Section>
    );
  }
  // Those without a heading come first, or they would seem to belong to the heading above them.
  const headings = new Set([undefined, ...questions.map(({ group }) => group)]);
  return [...headings].map((heading) => {
    const under = questions.filter(({ group }) => group === heading);
    return (
      under.length > 0 && (
        <Section key={heading ?? ''} heading={heading}>
          <QuestionList questions={under} />
        </Section>
      )
    );
  });
}
