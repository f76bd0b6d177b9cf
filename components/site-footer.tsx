import type { ReactNode } from 'react';
import { numbersToCall, type Business } from '../lib/content/business';
import { AreasServed } from './areas-served';
import { PhoneHours } from './contact-details';
import styles from './site-footer.module.css';
import { SiteNav } from './site-nav';

/** Contact details and links to every page, at the end of each page. */
export function SiteFooter({ business }: { business: Business }) {
  const { customerLinks = [], hours = [], profiles = [] } = business;
  return (
    <footer className={styles.footer}>
      <div>
        <p className={styles.name}>{business.name}</p>
        <AreasServed areas={business.areas} />
        <p className={styles.printed}>{new URL(business.siteAddress).host}</p>
        <SiteNav aria-label="Footer" />
      </div>
      <address>
        <dl>
          {numbersToCall(business).map(({ label, national, international }) => (
            <Pair key={national} label={label}>
              <a href={`tel:${international}`}>{national}</a>
            </Pair>
          ))}
          <Pair label="Email">
            <a href={`mailto:${business.email}`}>{business.email}</a>
          </Pair>
          {hours.length > 0 && (
            <Pair label="Hours">
              <PhoneHours hours={hours} />
            </Pair>
          )}
          <Links label="Customers" links={customerLinks} />
          <Links label="Find us on" links={profiles} />
        </dl>
      </address>
      <LegalDetails business={business} />
    </footer>
  );
}

type PairProps = { label: string; children: ReactNode };

function Pair({ label, children, ...attributes }: PairProps) {
  return (
    <div {...attributes}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type LinksProps = { label: string; links: { name: string; link: string }[] };

function Links({ label, links }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <Pair label={label} data-not-printed="">
      {links.map(({ name, link }) => (
        <a key={link} href={link}>
          {name}
        </a>
      ))}
    </Pair>
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
  return sentences.length > 0 && <small className={styles.legal}>{sentences.join(' ')}</small>;
}
