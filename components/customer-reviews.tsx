import type { Business } from '../lib/content/business';
import type { Review } from '../lib/content/reviews';
import { Credentials, hasCredentials } from './credentials';
import styles from './customer-reviews.module.css';
import { Day } from './day';
import { Section } from './section';

/** On a phone, more than two are a row that a keyboard scrolls once it has the focus. */
const scrollable = { role: 'group', 'aria-label': 'Reviews', tabIndex: 0 };

/** What customers have written, with links to where they did, and what else speaks for the business. */
export function CustomerReviews({ reviews, business }: { reviews: Review[]; business: Business }) {
  if (reviews.length === 0 && !hasCredentials(business)) return null;
  return (
    <Section heading={reviews.length > 0 ? 'What customers say' : 'Good to know'}>
      {reviews.length > 0 && (
        <div className={styles.reviews} {...(reviews.length > 2 && scrollable)}>
          {reviews.map(({ name, text, month, source, link }) => (
            <figure key={text}>
              <blockquote>{text}</blockquote>
              <figcaption>
                {name}, <Day date={month} />, {link ? <a href={link}>{source}</a> : source}
              </figcaption>
            </figure>
          ))}
        </div>
      )}
      <Credentials business={business} />
    </Section>
  );
}
