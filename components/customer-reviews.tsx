import type { Business } from '../lib/content/business';
import type { Review } from '../lib/content/reviews';
import { Credentials, hasCredentials } from './credentials';
import styles from './customer-reviews.module.css';
import { Day } from './day';
import { Section } from './section';

/** On a phone, more than two reviews are a row that scrolls; it takes the focus, so that a keyboard can scroll it. */
const scrollable = { role: 'group', 'aria-label': 'Reviews', tabIndex: 0 };

/** Customers' reviews, with links to their sources, and the business's insurance and memberships. */
export function CustomerReviews({ reviews, business }: { reviews: Review[]; business: Business }) {
  if (reviews.length === 0 && !hasCredentials(business)) return null;
  const isRow = reviews.length > 2;
  return (
    <Section heading={reviews.length > 0 ? 'What customers say' : 'Good to know'}>
      {reviews.length > 0 && (
        <div
          className={isRow ? `${styles.reviews} ${styles.row}` : styles.reviews}
          {...(isRow && scrollable)}
        >
          {reviews.map(({ name, text, month, source, link }) => (
            <figure key={text}>
              <blockquote dir="auto">{text}</blockquote>
              <figcaption>
                <bdi>{name}</bdi>, <Day date={month} />,{' '}
                {link ? <a href={link}>{source}</a> : source}
              </figcaption>
            </figure>
          ))}
        </div>
      )}
      <Credentials business={business} />
    </Section>
  );
}
