import type { Business } from '../lib/content/business';
import styles from './contact-details.module.css';

/** Telephone and email as links that a phone can act on; `large` where they are the point of the page. */
export function ContactDetails({ business, large }: { business: Business; large?: boolean }) {
  return (
    <address className={large ? styles.large : styles.details}>
      <a href={`tel:${business.phone.international}`}>{business.phone.national}</a>
      <a href={`mailto:${business.email}`}>{business.email}</a>
      {large && <a href="/contact.vcf">Add to contacts</a>}
    </address>
  );
}
