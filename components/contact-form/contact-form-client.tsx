'use client';

import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Draft } from '../../lib/enquiry/draft';
import { fieldNames, fieldOf } from '../../lib/enquiry/fields';
import { type FailureWords, failureWords, progressWords } from '../../lib/enquiry/words';
import styles from './contact-form.module.css';
import type { ContactFormData } from './enquiry-form';
import { ErrorSummary } from './error-summary';
import { errorId } from './field';
import { keepInPlace } from './keep-in-place';
import { OtherWays } from './other-ways';
import { Receipt } from './receipt';
import { useSubmission } from './use-submission';

type ContactFormProps = { form: HTMLFormElement; draft: Draft; data: ContactFormData };

const noWords: FailureWords = { form: [], fields: {} };

/** Sends the form around it without leaving the page, and shows the outcome. */
export function ContactForm({ form, draft, data }: ContactFormProps) {
  const submission = useSubmission(form, draft);
  const failed = submission.state === 'failed';
  const submitting = submission.state === 'submitting';
  const words = failed ? failureWords(submission.failure, submission.doubt) : noWords;

  useLayoutEffect(
    function updatePage() {
      for (const name of fieldNames) {
        const { [name]: error = '' } = words.fields;
        const field = fieldOf(form, name);
        field.setAttribute('aria-invalid', String(error !== ''));
        field.readOnly = submitting;
        form.querySelector(`#${errorId(name)}`)!.textContent = error;
      }
      form.querySelector<HTMLButtonElement>('[type=submit]')!.disabled = submitting;
      document.title = document.title.replace(/^(Error: )?/, failed ? 'Error: ' : '');
    },
    [form, words, submitting, failed],
  );

  if (submission.state === 'succeeded') {
    // Another element than the progress, which would seem to move.
    return (
      <output key="thanks" className={styles.thanks} tabIndex={-1}>
        <span>{progressWords.accepted}</span>
      </output>
    );
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
      <output className={styles.progress}>{submitting ? progressWords.sending : ''}</output>
    </>
  );
}

/** Renders what the script adds into two empty elements of the form. */
export function renderContactForm(place: HTMLElement, props: ContactFormProps) {
  const { form, data } = props;
  const receipt = createRoot(form.querySelector('[data-receipt]')!);
  keepInPlace(fieldOf(form, fieldNames[0]!), () => receipt.render(<Receipt guide={data.guide} />));
  createRoot(place).render(<ContactForm {...props} />);
}
