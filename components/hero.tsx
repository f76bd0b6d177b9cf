import { peopleOf, type Business } from '../lib/content/business';
import type { Pages } from '../lib/content/pages';
import type { PriceGuide } from '../lib/content/price-guide';
import { currentInsurance } from '../lib/site/current-facts';
import { routes } from '../lib/site/routes';
import button from './styles/button.module.css';
import ticks from './styles/ticks.module.css';
import { AreasServed } from './areas-served';
import { Day } from './day';
import styles from './hero.module.css';
import { homeDrawings } from './house';
import { Drawings } from './drawings';
import { Picture } from './photo';
import { PriceTiles, PriceTilesNote } from './price-tiles';
import section from './section.module.css';

type HeroProps = { business: Business; page: Pages['home']; guide: PriceGuide };

/** The first screen of the site: what is offered, who comes and where, the price of every home, and promises. */
export function Hero({ business, page, guide }: HeroProps) {
  const { promises = [], rating, areas = [] } = business;
  const insurance = currentInsurance(business);
  const people = peopleOf(business);
  const hasWho = people.length > 0 || areas.length > 0 || rating !== undefined;
  const classes = [styles.hero, hasWho && styles.known, people.length > 0 && styles.faced];
  return (
    <>
      <div className={classes.filter(Boolean).join(' ')}>
        <h1>{page.heading}</h1>
        <p className={`${section.lead} ${styles.lead}`}>{page.lead}</p>
        {people.length > 0 && <Faces people={people} />}
        {hasWho && <Who business={business} />}
        <PriceTiles guide={guide} />
      </div>
      <div className={styles.next}>
        <a className={`${button.primary} ${styles.message}`} href={routes.contact}>
          Send a message
        </a>
        <div>
          <PriceTilesNote guide={guide} />
          {(insurance || promises.length > 0) && (
            <ul className={`${ticks.ticks} ${styles.promises}`}>
              {insurance && <li data-until={insurance.validUntil}>Insured: {insurance.cover}</li>}
              {promises.map((promise) => (
                <li key={promise}>{promise}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {/* Last, so that the text can be painted before the drawings have arrived. */}
      <Drawings of={homeDrawings(guide)} />
    </>
  );
}

/** The faces of the people who come. */
function Faces({ people }: { people: ReturnType<typeof peopleOf> }) {
  return (
    <div className={people.length > 2 ? `${styles.faces} ${styles.trio}` : styles.faces}>
      {people.map(({ name, photo }) => (
        <Picture
          key={name}
          photo={{ file: photo, alt: name, illustration: false }}
          sizes="(width >= 60rem) 7.5rem, 4.5rem"
          thumbnail
        />
      ))}
    </div>
  );
}

/** Who comes, where they work, and how customers rate the business. */
function Who({ business }: { business: Business }) {
  const { areas, rating } = business;
  const names = peopleOf(business).map(({ name }) => name);
  return (
    <div className={styles.who}>
      <AreasServed areas={areas} names={names} isShort />
      {rating && <Rating rating={rating} />}
    </div>
  );
}

/** How customers rate the business, with a link to where visitors can check it. */
function Rating({ rating }: { rating: NonNullable<Business['rating']> }) {
  const { stars, number, source, link, month } = rating;
  return (
    <p>
      <a className={styles.rating} href={link}>
        <span aria-hidden="true">★ </span>
        {stars} out of 5
      </a>{' '}
      <span>
        from {number.toLocaleString('en-GB')} {source} {number === 1 ? 'review' : 'reviews'}
        <span className={styles.month}>
          , <Day date={month} />
        </span>
      </span>
    </p>
  );
}
