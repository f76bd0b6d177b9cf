import { peopleOf, type Business } from '../lib/content/business';
import type { Pages } from '../lib/content/pages';
import type { PriceGuide } from '../lib/content/price-guide';
import { AreasServed } from './areas-served';
import { Day } from './day';
import styles from './hero.module.css';
import { picturesOf } from './house';
import { Drawings } from './drawings';
import { Ways } from './invitation';
import { People } from './people';
import { PriceBoard } from './price-board';
import ticks from './ticks.module.css';

type HeroProps = { business: Business; page: Pages['about']; guide: PriceGuide };

/** What stays on one line of a phone, in most fonts. */
const lineOfPhone = 42;

/** First screen of the site: what, where, why to trust it, and everybody's price. */
export function Hero({ business, page, guide }: HeroProps) {
  const { areas, promises = [], phone } = business;
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.intro}>
          <h1>{page.heading}</h1>
          <p>{page.lead}</p>
          <AreasServed
            areas={areas}
            names={peopleOf(business).map(({ name }) => name)}
            room={lineOfPhone}
          />
          {promises.length > 0 && (
            <ul className={`${ticks.ticks} ${styles.promises}`}>
              {promises.map((promise) => (
                <li key={promise}>{promise}</li>
              ))}
            </ul>
          )}
          <Rating rating={business.rating} />
        </div>
        <PriceBoard guide={guide}>
          <Ways phone={phone} />
        </PriceBoard>
        <People business={business} />
      </div>
      {/* After the words, which are painted while the drawings are still on their way. */}
      <Drawings of={picturesOf(guide)} />
    </>
  );
}

/** How others rate the business, in words, and where that can be checked. */
function Rating({ rating }: Pick<Business, 'rating'>) {
  if (!rating) return null;
  const { stars, number, source, link, month } = rating;
  return (
    <p className={styles.rating}>
      <a href={link}>
        {stars} out of 5 from {number} {source} reviews
      </a>
      , <Day date={month} />
    </p>
  );
}
