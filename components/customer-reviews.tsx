import type { Business } from '../lib/content/business';
import type { Review } from '../lib/content/reviews';
import { ActionLink } from './action-link';
import styles from './customer-reviews.module.css';
import { Day } from './day';
import { Section } from './section';

type CustomerReviewsProps = Pick<Business, 'profiles'> & { reviews: Review[] };

/** Reviews that customers have written elsewhere, with links to them. */
export function CustomerReviews({ reviews, profiles = [] }: CustomerReviewsProps) {
  const places = profiles.filter(({ hasReviews }) => hasReviews);
  if (reviews.length === 0 && places.length === 0) return null;
  return (
    <Section heading="What customers say">
      {reviews.length > 0 && (
        <div className={styles.reviews}>
          {reviews.map((review) => (
            <Quotation key={review.text} {...review} />
          ))}
        </div>
      )}
      {places.map(({ name, link }) => (
        <p key={name}>
          <ActionLink href={link}>Our reviews on {name}</ActionLink>
        </p>
      ))}
    </Section>
  );
}

function Quotation({ name, text, month, source, link }: Review) {
  return (
    <figure className={styles.review}>
      <blockquote>{text}</blockquote>
      <figcaption>
        {name}, <Day date={month} />, <a href={link}>{source}</a>
      </figcaption>
    </figure>
  );
}
