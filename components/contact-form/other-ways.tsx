import { type RefObject, useEffect, useState } from 'react';
import { readEnquiry } from '../../lib/enquiry/fields';
import { enquiryMailto, enquiryText } from '../../lib/enquiry/mail-link';
import { withWords, type MessageLink } from '../../lib/enquiry/message-links';
import styles from './contact-form.module.css';
import { CopyText } from './copy-text';

type OtherWaysProps = {
  phone: { href: string; text: string };
  email: string;
  messageLinks: MessageLink[];
  form: RefObject<HTMLFormElement | null>;
};

/** Other ways to reach the business when the form has failed, with the message ready to use. */
export function OtherWays({ phone, email, messageLinks, form }: OtherWaysProps) {
  const enquiry = useEnquiry(form);
  const mailto = enquiryMailto(email, enquiry);
  const text = enquiryText(enquiry);
  return (
    <div className={styles.otherWays}>
      <p>You can also reach us without this form:</p>
      <ul>
        <li>
          Call <a href={phone.href}>{phone.text}</a>
        </li>
        <li>
          {mailto ? 'Send this message by email to ' : 'Email '}
          <a href={mailto ?? `mailto:${email}`}>{email}</a>
          {!mailto && <CopyText key={text} text={text} />}
        </li>
        {messageLinks.map(({ label, href }) => (
          <li key={href}>
            <a href={withWords(href, text)}>{mailto ? `${label} this message` : label}</a>, with a
            photo if you like
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is in the form now. */
function useEnquiry(form: RefObject<HTMLFormElement | null>) {
  const [enquiry, setEnquiry] = useState(() => readEnquiry(form.current!));
  useEffect(() => {
    const { current } = form;
    const read = () => setEnquiry(readEnquiry(current!));
    current!.addEventListener('input', read);
    // Coming back may have restored what was typed in another copy of the page.
    addEventListener('pageshow', read);
    return () => {
      current!.removeEventListener('input', read);
      removeEventListener('pageshow', read);
    };
  }, [form]);
  return enquiry;
}
