import type { Enquiry } from '../../lib/enquiry/fields';
import { enquiryMailto, enquiryText } from '../../lib/enquiry/mail-link';
import styles from './contact-form.module.css';
import { CopyText } from './copy-text';

export type OtherWaysProps = {
  phone: { href: string; text: string };
  email: string;
  enquiry: Enquiry;
};

/** Other ways to reach the business when the form has failed, with the message ready to use. */
export function OtherWays({ phone, email, enquiry }: OtherWaysProps) {
  const mailto = enquiryMailto(email, enquiry);
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
          {!mailto && <CopyText key={enquiryText(enquiry)} text={enquiryText(enquiry)} />}
        </li>
      </ul>
    </div>
  );
}
