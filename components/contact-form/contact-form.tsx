import type { PriceGuide } from '../../lib/content/price-guide';
import { copyId } from '../../lib/enquiry/draft';
import {
  asksForNumber,
  fieldId,
  type FieldName,
  fieldNames,
  type FormField,
  formFields,
} from '../../lib/enquiry/fields';
import type { MessageLink } from '../../lib/enquiry/message-links';
import type { EnquiryTopics } from '../../lib/enquiry/prefill';
import { formService } from '../../lib/form-service/form-service';
import { submitLabel } from '../../lib/form-service/submit-label';
import { anchors } from '../../lib/site/links';
import button from '../styles/button.module.css';
import '../styles/numbered.module.css'; // for the thanks, which a script draws
import estimateBreakdown from '../estimate-breakdown.module.css';
import section from '../section.module.css';
import styles from './contact-form.module.css';
import { Field } from './field';

/** The parts of the content that the form's script needs. */
export type ContactFormData = {
  phone: { href: string; text: string };
  email: string;
  /** Other ways to write to the business. */
  messageLinks: MessageLink[];
  /** How soon the business replies, and the last day on which that holds. */
  reply?: { within: string; until?: string | undefined } | undefined;
  /** When nobody is there to reply, in sentences. */
  away?: string | undefined;
  /** What happens after the reply, in the owner's words. */
  next?: string[] | undefined;
  guide: PriceGuide;
  topics: EnquiryTopics;
};

type ContactFormProps = {
  /** Where the form posts to, with script and without. */
  action: string;
  /** What it sends to the service besides what visitors type: values by name. */
  hiddenFields: Record<string, string>;
  data: ContactFormData;
  callsBack?: boolean | undefined;
};

/** The message form, with empty elements that the script fills, such as the estimate's. Works without script. */
export function ContactForm({ action, hiddenFields, data, callsBack }: ContactFormProps) {
  const { reply } = data;
  const rows: [FieldName, FormField][] = fieldNames.map((name) => [name, formFields[name]]);
  const showsHint = callsBack && !asksForNumber();
  return (
    <>
      <section
        data-estimate-summary=""
        className={`${estimateBreakdown.breakdown} ${styles.estimateSummary}`}
        aria-label="Your estimate"
      />
      <form
        className={`${styles.form} ${section.tall}`}
        id={anchors.form}
        action={action}
        method="post"
      >
        <h2>SEND US A MESSAGE</h2>
        <p data-accepted="" hidden>
          Your earlier message was sent.
        </p>
        {rows.map(([name, field]) => (
          // The message's hint asks for a phone number.
          <Field key={name} showsHint={showsHint || name !== 'message'} {...{ name, field }} />
        ))}
        {/* Displayed to nobody, so that people and autofill leave it empty. */}
        <label hidden>
          Leave this empty
          <input name={formService.honeypot} type="text" autoComplete="off" />
        </label>
        <input id={copyId} hidden />
        {Object.entries(hiddenFields).map(([name, value]) => (
          <input key={name} id={fieldId(name)} name={name} type="hidden" value={value} />
        ))}
        <div className={styles.outcome} data-contact-form={JSON.stringify(data)} />
        <p>
          This is an enquiry, not a booking.{' '}
          {reply && (
            <span data-until={reply.until}>We reply to messages within {reply.within}.</span>
          )}
        </p>
        <button className={`${button.primary} ${styles.submit}`} type="submit">
          {submitLabel}
        </button>
        <output />
      </form>
    </>
  );
}
