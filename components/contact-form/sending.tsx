import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { Draft } from '../../lib/enquiry/draft';
import { fieldId, fieldNames } from '../../lib/enquiry/fields';
import type { EstimateQuery } from '../../lib/prices/estimate-query';
import { sendOnSubmit, type Submission } from '../../lib/enquiry/send-on-submit';
import type { FailureWords } from '../../lib/enquiry/sentences';
import styles from './contact-form.module.css';
import type { ContactFormData } from './contact-form';
import { FallbackContact } from './fallback-contact';
import { Thanks } from './thanks';
import { updateForm, wordsOf } from './update-form';

type OutcomeProps = {
  form: HTMLFormElement;
  submission: Submission;
  data: ContactFormData;
  estimateQuery: EstimateQuery;
};

/**
 * Sends a form without leaving the page, and shows each outcome in a fresh element, since extensions change or remove
 * what they find.
 */
export function startSending(
  container: HTMLElement,
  draft: Draft,
  { form, ...props }: Omit<OutcomeProps, 'submission'>,
) {
  let place = container;
  let root: Root | undefined;

  sendOnSubmit(form, draft, function show(submission) {
    const fresh = place.cloneNode() as HTMLElement;
    if (place.isConnected) place.replaceWith(fresh);
    else form.append(fresh);
    root?.unmount();
    // Taking down what an extension has emptied fails, but nobody sees that any more.
    root = createRoot(fresh, {
      onUncaughtError: (error) => fresh.isConnected && reportError(error),
    });
    place = fresh;
    flushSync(() => root!.render(<Outcome {...{ form, submission, ...props }} />));
    updateForm(form, submission);
  });
}

/** What visitors read about their message, apart from the lines of its fields. */
function Outcome({ form, submission, data, estimateQuery }: OutcomeProps) {
  const words = wordsOf(submission);
  if (submission.state === 'succeeded') {
    return <Thanks {...submission} {...{ data, estimateQuery }} />;
  }
  return (
    <>
      {Object.keys(words.byField).length > 0 && <ErrorSummary errors={words.byField} />}
      {words.form.length > 0 && (
        <div className={styles.alert} role="alert" tabIndex={-1}>
          {words.form.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      {submission.state === 'failed' && <FallbackContact form={form} data={data} />}
    </>
  );
}

/** The errors of all fields, each a link to its field. */
function ErrorSummary({ errors }: { errors: FailureWords['byField'] }) {
  return (
    <section className={styles.alert} tabIndex={-1} aria-labelledby="contact-summary">
      <h3 id="contact-summary">There is a problem</h3>
      <ul>
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

/** Focuses the field that a link names, without an entry in the history: Back should leave the page. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const control = document.getElementById(event.currentTarget.hash.slice(1));
  control?.focus({ preventScroll: true });
  // The field with its label and error, above a phone's keyboard.
  control?.parentElement?.scrollIntoView({ block: 'nearest' });
}
