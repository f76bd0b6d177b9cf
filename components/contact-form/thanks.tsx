import type { Enquiry } from '../../lib/enquiry/fields';
import { progressWords } from '../../lib/enquiry/sentences';
import { withPrefill } from '../../lib/enquiry/prefill';
import type { EstimateQuery } from '../../lib/prices/estimate-query';
import { estimateRequest } from '../../lib/prices/estimate-words';
import { contactCard } from '../../lib/site/routes';
import button from '../styles/button.module.css';
import numbered from '../styles/numbered.module.css';
import { EstimateBreakdown } from '../estimate-breakdown';
import estimateBreakdown from '../estimate-breakdown.module.css';
import { House, surchargeDrawings } from '../house';
import type { ContactFormData } from './contact-form';
import styles from './contact-form.module.css';

type ThanksProps = {
  /** As it was sent: the form is emptied. */
  enquiry: Partial<Enquiry>;
  data: ContactFormData;
  estimateQuery: EstimateQuery;
  /** Shows the form again, with what was sent in it. */
  writeAgain: () => void;
};

/** Replaces the form once its message was accepted: shows the message, and what happens next. */
export function Thanks({ enquiry, data, estimateQuery, writeAgain }: ThanksProps) {
  const { email, message = '' } = enquiry;
  const { phone, reply, away, next = [] } = data;
  const { choices, estimate } = estimateQuery;
  const lines = estimate ? estimateRequest(estimate) : '';
  // The breakdown replaces the estimate's lines, unless the visitor has changed them.
  const isUnchanged = estimate && message.includes(lines);
  const words = isUnchanged ? withPrefill(message, '', lines) : message;
  const ourReply = (
    <p>
      We’ll reply to <strong>{email}</strong>
      {reply ? ` within ${reply.within}.` : `.${away ? ` ${away}` : ''}`}
    </p>
  );
  return (
    <div className={styles.thanks}>
      <header>
        <h2 tabIndex={-1}>{progressWords.accepted}</h2>
        <House drawing={choices.home?.drawing} added={surchargeDrawings(choices)} />
      </header>
      <div>
        <h3>Your message</h3>
        {isUnchanged && (
          <div className={estimateBreakdown.breakdown}>
            <EstimateBreakdown estimate={estimate} />
          </div>
        )}
        {words && <blockquote dir="auto">{words}</blockquote>}
        <p className={styles.again}>
          Made a mistake?{' '}
          <button type="button" onClick={writeAgain}>
            Write again
          </button>
        </p>
      </div>
      <div>
        <h3>What happens next</h3>
        {next.length === 0 || !isUnchanged ? (
          ourReply
        ) : (
          <ol className={numbered.steps}>
            <li>{ourReply}</li>
            {next.map((sentence) => (
              <li key={sentence}>
                <p>{sentence}</p>
              </li>
            ))}
          </ol>
        )}
        <div className={button.row}>
          <a className={button.secondary} href={contactCard}>
            Save our number
          </a>
          <a className={button.secondary} href={phone.href}>
            Call {phone.text}
          </a>
        </div>
      </div>
    </div>
  );
}
