import { useEffect } from 'react';
import { failureWords } from '../../lib/enquiry/failure-words';
import type { MessageLink } from '../../lib/enquiry/message-links';
import type { PrefillSources } from '../../lib/enquiry/prefill';
import styles from './contact-form.module.css';
import { ErrorSummary } from './error-summary';
import { OtherWays } from './other-ways';
import { useContactForm } from './use-contact-form';
import { useFieldState } from './use-field-state';

export type ContactFormProps = {
  /** Where messages go: `{service}/f/{formId}`. */
  action: string;
  phone: { href: string; text: string };
  email: string;
  /** Other ways to write to the business. */
  messageLinks: MessageLink[];
  /** What a link to the form can put into the message. */
  prefill: PrefillSources;
};

const noWords: ReturnType<typeof failureWords> = { form: [], fields: {} };

/** Sends the form around it without leaving the page, and shows the outcome. */
export function ContactForm({ action, phone, email, messageLinks, prefill }: ContactFormProps) {
  const { form, inside, showResult, submission } = useContactForm(action, prefill);
  const failed = submission.state === 'failed';
  const submitting = submission.state === 'submitting';
  const words = failed ? failureWords(submission.failure, submission.doubt) : noWords;
  const atFields = Object.keys(words.fields).length > 0;
  useFieldState(form, { errors: words.fields, submitting });
  useTitlePrefix(failed ? 'Error: ' : '');

  return (
    <div className={styles.outcome} ref={inside}>
      {atFields && <ErrorSummary ref={showResult} errors={words.fields} />}
      {words.form.length > 0 && (
        <div
          className={styles.alert}
          role="alert"
          tabIndex={-1}
          ref={atFields ? undefined : showResult}
        >
          {words.form.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      {failed && <OtherWays phone={phone} email={email} messageLinks={messageLinks} form={form} />}
      {submission.state === 'succeeded' ? (
        <output key="thanks" className={styles.thanks} tabIndex={-1} ref={showResult}>
          <span>Thanks for your email!</span>
        </output>
      ) : (
        <output key="progress" className={styles.progress}>
          {submitting && 'Sending your message…'}
        </output>
      )}
    </div>
  );
}

function useTitlePrefix(prefix: string) {
  useEffect(() => {
    const { title } = document;
    document.title = prefix + title;
    return () => {
      document.title = title;
    };
  }, [prefix]);
}
