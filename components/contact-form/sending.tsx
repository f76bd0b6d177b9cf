import { type MouseEvent, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Draft } from '../../lib/enquiry/draft';
import { fieldId, fieldNames, fieldOf } from '../../lib/enquiry/fields';
import { type FailureWords, failureWords, progressWords } from '../../lib/enquiry/sentences';
import styles from './contact-form.module.css';
import type { ContactFormData } from './contact-form';
import { errorId } from './field';
import { OtherWays } from './other-ways';
import { Thanks } from './thanks';
import { useSubmission } from './use-submission';

type SendingProps = { form: HTMLFormElement; draft: Draft; data: ContactFormData };

const noWords: FailureWords = { form: [], fields: {} };

/** Sends the form that it is in without leaving the page, and shows the outcome. */
function Sending({ form, draft, data }: SendingProps) {
  const submission = useSubmission(form, draft);
  const failed = submission.state === 'failed';
  const submitting = submission.state === 'submitting';
  const succeeded = submission.state === 'succeeded';
  const words = failed ? failureWords(submission.failure, submission.doubt) : noWords;

  useLayoutEffect(
    function updatePage() {
      for (const name of fieldNames) {
        const { [name]: error = '' } = words.fields;
        const field = fieldOf(form, name);
        field.ariaInvalid = error ? 'true' : null;
        field.readOnly = submitting;
        const line = form.querySelector<HTMLElement>(`#${errorId(name)}`)!;
        line.textContent = error;
        line.hidden = !error;
      }
      form.querySelector<HTMLButtonElement>('[type=submit]')!.disabled = submitting;
      form.querySelector<HTMLOutputElement>(':scope > output')!.textContent = submitting
        ? progressWords.sending
        : '';
      if (failed || succeeded) document.body.dataset.answered = submission.state;
      else delete document.body.dataset.answered;
      document.title = document.title.replace(/^(Error: )?/, failed ? 'Error: ' : '');
    },
    [form, words, submission.state, submitting, failed, succeeded],
  );

  if (submission.state === 'succeeded') {
    return <Thanks enquiry={submission.enquiry} data={data} />;
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
      {failed && <OtherWays form={form} data={data} />}
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
