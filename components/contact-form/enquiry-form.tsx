import type { ReactNode } from 'react';
import type { Business } from '../../lib/content/business';
import styles from './contact-form.module.css';
import { Field } from './field';
import { Honeypot } from './honeypot';

type EnquiryFormProps = Pick<Business, 'callsBack' | 'replyWithin'> & {
  /** Where the form posts to, with script and without: `{service}/f/{formId}`. */
  action: string;
  /** Stands above the button. */
  children: ReactNode;
};

// Firefox remembers a disabled button across a reload, unless told not to.
const forgetDisabled = { autoComplete: 'off' };

const callHint = 'If you would rather we called you, add your phone number.';

/** The message form: plain HTML, which works by itself. */
export function EnquiryForm({ action, callsBack, replyWithin, children }: EnquiryFormProps) {
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
      <Field name="message" hint={callsBack ? callHint : undefined} />
      <Honeypot />
      {children}
      {replyWithin && <p>We answer messages within {replyWithin}.</p>}
      <button className={styles.submit} type="submit" {...forgetDisabled}>
        SUBMIT
      </button>
    </form>
  );
}
