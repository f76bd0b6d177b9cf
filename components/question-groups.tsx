import { isShort, type Question } from '../lib/content/questions';
import { LinkedText } from './linked-text';
import styles from './question-groups.module.css';
import { Subsection } from './section';

/** More questions than this are easier to find under headings. */
const mostWithoutHeadings = 8;

type QuestionGroupsProps = { questions: Question[] };

/** Questions with their answers, under the owner's headings if there are many. */
export function QuestionGroups({ questions }: QuestionGroupsProps) {
  if (questions.length <= mostWithoutHeadings) {
    return <QuestionList questions={questions} />;
  }
  // Questions without a heading come first, or they would seem to belong to the heading above them.
  const headings = new Set([undefined, ...questions.map(({ group }) => group)]);
  return (
    <div className={styles.groups}>
      {[...headings].map((heading) => {
        const under = questions.filter(({ group }) => group === heading);
        return (
          under.length > 0 && (
            <Subsection key={heading ?? ''} heading={heading}>
              <QuestionList questions={under} />
            </Subsection>
          )
        );
      })}
    </div>
  );
}

/** Questions with their answers, each with its own address; long answers are folded. */
function QuestionList({ questions }: QuestionGroupsProps) {
  return (
    <div className={styles.list}>
      {questions.map(({ id, question, answer }) => (
        <details key={id} open={isShort(answer)}>
          <summary>{question}</summary>
          {/* Not on <details>: a link opens a <details> around its target, but not the target itself. */}
          <div id={id}>
            {answer.map((paragraph, index) => (
              <p key={index}>
                <LinkedText text={paragraph} />
              </p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
