import type { Business } from '../lib/content/business';
import type { PriceGuide } from '../lib/content/price-guide';
import { ContactButtons } from './contact-details';
import { Drawings } from './drawings';
import { House, homeDrawings } from './house';
import { PageIntro, Section } from './section';
import section from './section.module.css';
import styles from './signpost.module.css';

type SignpostProps = {
  heading: string;
  lead: string;
  links: { href: string; text: string }[];
  business: Business;
  guide: PriceGuide;
};

/** A page with nothing else to show: how to reach the business, where to go from here, and the guide's houses. */
export function Signpost({ heading, lead, links, business, guide }: SignpostProps) {
  const street = homeDrawings(guide);
  return (
    <>
      <Section layout="page" className={section.aside}>
        <PageIntro heading={heading} lead={lead} />
        <div className={section.tall}>
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
      <Drawings of={street} />
      <div className={styles.street}>
        {street.map((drawing) => (
          <House key={drawing} drawing={drawing} />
        ))}
      </div>
    </>
  );
}
