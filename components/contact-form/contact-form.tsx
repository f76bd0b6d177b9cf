'use client';

import { useEffect } from 'react';
import type { OpeningSources } from '../../lib/enquiry/prefill';
import { failureWords } from '../../lib/enquiry/failure-words';
import styles from './contact-form.module.css';
import { ErrorSummary } from './error-summary';
import { Field } from './field';
import { Honeypot } from './honeypot';
import { OtherWays } from './other-ways';
import { useContactForm } from './use-contact-form';

export type ContactFormProps = {
  /** Where the form posts to, with script and without: `{service}/f/{formId}`. */
  action: string;
  phone: { href: string; text: string };
  email: string;
  /** What the address that led to the form can put into the message. */
  openings: OpeningSources;
};

const noWords: ReturnType<typeof failureWords> = { form: [], fields: {} };

// Firefox remembers a disabled button across a reload, unless told not to.
const forgetDisabled = { autoComplete: 'off' };

/** The message form: a plain HTML form that script, once there, sends without leaving the page. */
export function ContactForm({ action, phone, email, openings }: ContactFormProps) {
  const { form, showResult, submission, typed, keep, submit } = useContactForm(action, openings);
  const failed = submission.state === 'failed';
  const submitting = submission.state === 'submitting';
  const words = failed ? failureWords(submission.failure) : noWords;
  const atFields = Object.keys(words.fields).length > 0;
  useTitlePrefix(failed ? 'Error: ' : '');

  if (submission.state === 'succeeded') {
    return (
      <output className={styles.thanks} tabIndex={-1} ref={showResult}>
        Thanks for your email!
      </output>
    );
  }
  const shared = { readOnly: submitting };
  return (
    <form
      className={styles.form}
      action={action}
      method="post"
      ref={form}
      onSubmit={submit}
      onInput={keep}
    >
      {atFields && <ErrorSummary ref={showResult} errors={words.fields} />}
      <Field {...shared} name="name" error={words.fields.name} autoComplete="name" />
      <Field
        {...shared}
        name="email"
        error={words.fields.email}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        {...shared}
        name="address"
        error={words.fields.address}
        autoComplete="street-address"
      />
      <Field {...shared} name="message" error={words.fields.message} />
      <Honeypot />
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
      {failed && <OtherWays phone={phone} email={email} enquiry={typed} />}
      <button className={styles.submit} type="submit" disabled={submitting} {...forgetDisabled}>
        SUBMIT
      </button>
      <output className={styles.progress}>{submitting && 'Sending your message…'}</output>
    </form>
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
