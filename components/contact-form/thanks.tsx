import { useState } from 'react';
import { readEnquiry } from '../../lib/enquiry/fields';
import { progressWords } from '../../lib/enquiry/sentences';
import { quoteFrom, withPrefill } from '../../lib/enquiry/prefill';
import { readAddress } from '../../lib/prices/address';
import { quoteRequest } from '../../lib/prices/quote-words';
import actionLink from '../action-link.module.css';
import { Bill } from '../bill/bill';
import bill from '../bill/bill.module.css';
import { House, partsOf } from '../house';
import type { ContactFormData } from './contact-form';
import styles from './contact-form.module.css';

/** What takes the place of a form whose message was accepted: what was asked for, and what happens next. */
export function Thanks({ form, data }: { form: HTMLFormElement; data: ContactFormData }) {
  // Once, since the form is emptied next.
  const [{ email, message }] = useState(() => readEnquiry(form));
  const { phone, guide, reply, away, next = [] } = data;
  const address = readAddress(location.search, guide);
  const { choices } = address;
  const quote = quoteFrom(address, guide);
  const lines = quote ? quoteRequest(quote, guide) : '';
  // Unless the visitor has changed its lines.
  const isAsked = quote && message.includes(lines);
  const words = isAsked ? withPrefill(message, '', lines) : message;
  return (
    <div className={styles.thanks}>
      <header>
        <h2 tabIndex={-1}>{progressWords.accepted}</h2>
        <House picture={choices.home?.picture} parts={partsOf(choices)} />
      </header>
      <div>
        <h3>What you asked for</h3>
        {isAsked && (
          <div className={bill.bill}>
            <Bill quote={quote} guide={guide} />
          </div>
        )}
        {words && <blockquote>{words}</blockquote>}
        <h3>What happens next</h3>
        <ol>
          <li>
            <p>
              We’ll reply to <strong>{email}</strong>
              {reply ? ` within ${reply.within}.` : `.${away ? ` ${away}` : ''}`}
            </p>
          </li>
          {next.map((sentence) => (
            <li key={sentence}>
              <p>{sentence}</p>
            </li>
          ))}
        </ol>
        <div className={actionLink.row}>
          <a className={actionLink.plain} href="/contact.vcf">
            Save to contacts
          </a>
          <a className={actionLink.plain} href={phone.href}>
            Call {phone.text}
          </a>
        </div>
      </div>
    </div>
  );
}
