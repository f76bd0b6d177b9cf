import type { MouseEvent } from 'react';
import { fieldNames } from '../../lib/enquiry/fields';
import type { FailureWords } from '../../lib/enquiry/words';
import styles from './contact-form.module.css';
import { fieldId } from './field';

/** The errors of all fields, each a link to its field. */
export function ErrorSummary({ errors }: { errors: FailureWords['fields'] }) {
  return (
    <section className={styles.summary} tabIndex={-1} aria-labelledby="contact-summary">
      <h3 id="contact-summary">There is a problem</h3>
      <ul className={styles.summaryList}>
        {fieldNames
          .filter((name) => errors[name])
          .map((name) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`} onClick={focusTarget}>
                {errors[name]}
              </a>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** Adds no entry to the history, so that Back leaves the page instead of undoing a jump. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const control = document.getElementById(event.currentTarget.hash.slice(1));
  control?.focus({ preventScroll: true });
  // With its label and its error, even in what a phone's keyboard leaves of the screen.
  control?.parentElement?.scrollIntoView({ block: 'nearest' });
}
