import type { Business } from '../lib/content/business';
import { ContactButtons } from './contact-details';
import { Drawings } from './drawings';
import { House } from './house';
import { aside, PageIntro, Section, tall } from './section';
import styles from './signpost.module.css';

type SignpostProps = {
  heading: string;
  lead: string;
  links: { href: string; text: string }[];
  business: Business;
};

/** A page with nothing else to show: how to reach the business, and where to go from here. */
export function Signpost({ heading, lead, links, business }: SignpostProps) {
  return (
    <>
      <Section layout="page" className={aside}>
        <PageIntro heading={heading} lead={lead} />
        <div className={tall}>
          <ContactButtons business={business} />
        </div>
        <ul className={styles.links}>
          {links.map(({ href, text }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </Section>
      <Drawings of={['home']} />
      <div className={styles.ground}>
        <House />
      </div>
    </>
  );
}
