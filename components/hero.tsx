import type { Business } from '../lib/content/business';
import type { Photo as PhotoContent } from '../lib/content/photos';
import { routes } from '../lib/site/routes';
import { ActionLink } from './action-link';
import { AreasServed } from './areas-served';
import styles from './hero.module.css';
import { Photo } from './photo';
import { WipedHeading } from './wiped-heading';

type HeroProps = Pick<Business, 'areas'> & {
  heading: string;
  lead: string;
  /** The lowest price of a window clean. */
  price: string;
  /** Short facts in the business's favour. */
  reasons: string[];
  photo: PhotoContent;
};

/** First screen of the site: the promise, the price, why to trust it and what to do next. */
export function Hero({ heading, lead, areas, price, reasons, photo }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <WipedHeading>{heading}</WipedHeading>
        <p className={styles.lead}>{lead}</p>
        <AreasServed areas={areas} most={6} />
        <p className={styles.price}>
          Window cleaning <strong>{price}</strong>
        </p>
        <p className={styles.actions}>
          <ActionLink tone="primary" href={routes.prices}>
            See prices
          </ActionLink>
          <ActionLink href={routes.contact}>Send a message</ActionLink>
        </p>
      </div>
      {reasons.length > 0 && (
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <div className={styles.picture}>
        <Photo
          photo={photo}
          sizes="(min-width: 118.5rem) 54vw, (min-width: 60rem) 64rem, 100vw"
          priority
        />
      </div>
    </section>
  );
}
