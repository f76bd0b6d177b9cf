import type { Business } from '../lib/content/business';
import type { Photo as PhotoContent } from '../lib/content/photos';
import type { PriceGuide } from '../lib/content/price-guide';
import { AreasServed } from './areas-served';
import styles from './hero.module.css';
import { Photo } from './photo';
import { PriceBoard } from './price-board';
import { WipedHeading } from './wiped-heading';

type HeroProps = Pick<Business, 'areas'> & {
  heading: string;
  lead: string;
  guide: PriceGuide;
  /** What the business promises, in a few words each. */
  promises: string[];
  photo: PhotoContent;
};

/** First screen of the site: the promise, the price, why to trust it and what to do next. */
export function Hero({ heading, lead, areas, guide, promises, photo }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <WipedHeading>{heading}</WipedHeading>
        <p className={styles.lead}>{lead}</p>
        <AreasServed areas={areas} most={6} />
        <PriceBoard guide={guide} />
      </div>
      {promises.length > 0 && (
        <ul className={styles.reasons}>
          {promises.map((promise) => (
            <li key={promise}>{promise}</li>
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
