import { textParts } from '../lib/content/linked-text';
import type { Question } from '../lib/content/questions';
import styles from './question-list.module.css';

/** Questions that open to show their answers, each with its own address. */
export function QuestionList({ questions }: { questions: Question[] }) {
  return (
    <div className={styles.list}>
      {questions.map(({ id, question, answer }) => (
        <details key={id}>
          <summary>{question}</summary>
          {/* A browser opens what hides the target of an address, but not the target itself. */}
          <div id={id}>
            {answer.map((paragraph, place) => (
              <p key={place}>
                {textParts(paragraph).map(({ words, href }, place) =>
                  href === undefined ? (
                    words
                  ) : (
                    <a key={place} href={href}>
                      {words}
                    </a>
                  ),
                )}
              </p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
