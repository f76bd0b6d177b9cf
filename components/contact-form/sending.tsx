import { type MouseEvent, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Draft } from '../../lib/enquiry/draft';
import { fieldId, fieldNames } from '../../lib/enquiry/fields';
import type { EstimateQuery } from '../../lib/prices/estimate-query';
import type { FailureWords } from '../../lib/enquiry/sentences';
import styles from './contact-form.module.css';
import type { ContactFormData } from './contact-form';
import { FallbackContact } from './fallback-contact';
import { Thanks } from './thanks';
import { updateForm, wordsOf } from './update-form';
import { useSubmission } from './use-submission';

type SendingProps = {
  form: HTMLFormElement;
  draft: Draft;
  data: ContactFormData;
  estimateQuery: EstimateQuery;
};

/** Sends the form that it is in without leaving the page, and shows the outcome. */
function Sending({ form, draft, data, estimateQuery }: SendingProps) {
  const { submission, writeAgain } = useSubmission(form, draft);
  const words = wordsOf(submission);

  useLayoutEffect(
    function updatePage() {
      updateForm(form, submission);
      // An extension may have removed this element: nobody would see the outcome.
      if (!form.querySelector('[data-contact-form]')) throw new Error('The outcome is missing.');
    },
    [form, submission],
  );

  if (submission.state === 'succeeded') {
    return <Thanks enquiry={submission.enquiry} {...{ data, estimateQuery, writeAgain }} />;
  }
  return (
    <>
      {Object.keys(words.fields).length > 0 && <ErrorSummary errors={words.fields} />}
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
function ErrorSummary({ errors }: { errors: FailureWords['fields'] }) {
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

/** Renders `Sending` into an empty element of the form. */
export function renderSending(container: HTMLElement, props: SendingProps) {
  createRoot(container).render(<Sending {...props} />);
}
