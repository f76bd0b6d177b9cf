import type { ReactNode } from 'react';
import styles from './contact-form.module.css';
import { Field } from './field';
import { Honeypot } from './honeypot';

type EnquiryFormProps = {
  /** Where the form posts to, with script and without: `{service}/f/{formId}`. */
  action: string;
  /** Stands above the button. */
  children: ReactNode;
};

// Firefox remembers a disabled button across a reload, unless told not to.
const forgetDisabled = { autoComplete: 'off' };

/** The message form: plain HTML, which works by itself. */
export function EnquiryForm({ action, children }: EnquiryFormProps) {
  return (
    <form className={styles.form} action={action} method="post">
      <Field name="name" autoComplete="name" />
      <Field
        name="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field name="address" autoComplete="street-address" />
      <Field name="message" />
      <Honeypot />
      {children}
      <button className={styles.submit} type="submit" {...forgetDisabled}>
        SUBMIT
      </button>
    </form>
  );
}
