import { useCallback, useState, useSyncExternalStore } from 'react';
import { readEnquiry } from '../../lib/enquiry/fields';
import { enquiryText, withText } from '../../lib/enquiry/message-links';
import { copyWords } from '../../lib/enquiry/sentences';
import button from '../styles/button.module.css';
import styles from './contact-form.module.css';
import type { ContactFormData } from './contact-form';

type FallbackContactProps = { form: HTMLFormElement; data: ContactFormData };

/** Other ways to reach the business when the form has failed, with the message ready to use. */
export function FallbackContact({
  form,
  data: { phone, email, messageLinks },
}: FallbackContactProps) {
  const text = useText(form);
  const mailto = withText(`mailto:${email}`, text);
  const fits = mailto.includes('?');
  return (
    <div className={styles.fallbackContact}>
      <p>Other ways to reach us:</p>
      <ul>
        <li>
          Call <a href={phone.href}>{phone.text}</a>
        </li>
        <li>
          <span>{fits ? 'Send this message by email to' : 'Email'}</span>{' '}
          <a href={mailto}>{email}</a>
          {!fits && <CopyText key={text} text={text} />}
        </li>
        {messageLinks.map(({ label, href }) => (
          <li key={href}>
            <a href={withText(href, text)}>{fits ? `${label} this message` : label}</a>, with a
            photo if you like
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is in the form now. */
function useText(form: HTMLFormElement) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      form.addEventListener('input', onChange);
      return () => form.removeEventListener('input', onChange);
    },
    [form],
  );
  return useSyncExternalStore(subscribe, () => enquiryText(readEnquiry(form)));
}

/** Copies a message that is too long for a link. */
function CopyText({ text }: { text: string }) {
  const [result, setResult] = useState('');

  async function copy() {
    // Emptied first, so that the result of a second press is announced too.
    setResult('');
    try {
      await navigator.clipboard.writeText(text);
      setResult(copyWords.copied);
    } catch {
      setResult(copyWords.forbidden);
    }
  }

  return (
    <>
      <button className={button.secondary} type="button" onClick={copy}>
        Copy your message
      </button>
      <output>{result}</output>
    </>
  );
}
