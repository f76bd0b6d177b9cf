import type { Photo as PhotoContent } from '../lib/content/photos';
import type { Business } from '../lib/content/business';
import { routes } from '../lib/site/routes';
import { ActionLink } from './action-link';
import styles from './hero.module.css';
import { Photo } from './photo';
import { WipedHeading } from './wiped-heading';

type HeroProps = { heading: string; lead: string; business: Business; photo: PhotoContent };

/** First screen of the site: what is done, what to do next, and a house after the wipe. */
export function Hero({ heading, lead, business, photo }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <WipedHeading>{heading}</WipedHeading>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.actions}>
          <ActionLink tone="primary" href={routes.prices}>
            See prices
          </ActionLink>
          <ActionLink href={`tel:${business.phone.international}`}>
            Call {business.phone.national}
          </ActionLink>
          <ActionLink href={routes.contact}>Send a message</ActionLink>
        </p>
      </div>
      <div className={styles.picture}>
        <Photo photo={photo} sizes="(min-width: 60rem) 57vw, 100vw" priority />
      </div>
    </section>
  );
}
