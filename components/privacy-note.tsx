import type { Business } from '../lib/content/business';
import styles from './privacy-note.module.css';

/** How visitors' details are used: which, by whom, why, for how long, and whom to ask. */
export function PrivacyNote({ business }: { business: Business }) {
  const { responsible, kept } = business.privacy;
  return (
    <div className={styles.note}>
      <h3>How we use your details</h3>
      <p>
        Your name, email, address and message go to {business.formService.name}, the service that
        passes them on to us. We use them to answer you and to work out a price, and for nothing
        else.
        {kept && ` How long we keep them: ${kept}.`}
        {responsible && ` ${responsible} is responsible for them.`}
      </p>
      <p>
        To ask about your details or to have them deleted, email{' '}
        <a href={`mailto:${business.email}`}>{business.email}</a>.
      </p>
    </div>
  );
}
