import { numbersToCall, type Business } from '../lib/content/business';
import { AreasServed } from './areas-served';
import { PhoneHours } from './phone-hours';
import styles from './site-footer.module.css';

/** Who the business is, how to reach it and the details that the law requires, at the end of each page. */
export function SiteFooter({ business }: { business: Business }) {
  const { name, areas, email, hours, customerLinks = [], profiles = [] } = business;
  return (
    <footer className={styles.footer}>
      <AreasServed areas={areas} names={[name]} />
      <address>
        {numbersToCall(business).map(({ national, international }) => (
          <a key={national} href={`tel:${international}`}>
            {national}
          </a>
        ))}
        <a href={`mailto:${email}`}>{email}</a>
        {[...customerLinks, ...profiles].map(({ name, link }) => (
          <a key={link} href={link} data-not-printed="">
            {name}
          </a>
        ))}
        <span className={styles.printed}>{new URL(business.siteAddress).host}</span>
      </address>
      <PhoneHours hours={hours} />
      <LegalDetails business={business} />
    </footer>
  );
}

/** The details that the law requires on a website, of a company or of anyone with a work address or a VAT number. */
function LegalDetails({ business: { company, address, vatNumber } }: { business: Business }) {
  const sentences = [
    company &&
      `${company.name}, registered in ${company.registeredIn}, company number ${company.number}.`,
    company && `Registered office: ${company.office}.`,
    address && `Address: ${address}.`,
    vatNumber && `VAT number: ${vatNumber.replaceAll(' ', '\u00a0')}.`,
  ].filter(Boolean);
  return sentences.length > 0 && <small>{sentences.join(' ')}</small>;
}
