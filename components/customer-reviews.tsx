import type { Review } from '../lib/content/reviews';
import styles from './customer-reviews.module.css';
import { Day } from './day';
import { Section } from './section';

/** What customers have written, with links to where they did. */
export function CustomerReviews({ reviews }: { reviews: Review[] }) {
  if (reviews.length === 0) return null;
  return (
    <Section heading="What customers say">
      <div className={styles.reviews}>
        {reviews.map(({ name, text, month, source, link }) => (
          <figure key={text} className={styles.review}>
            <blockquote>{text}</blockquote>
            <figcaption>
              {name}, <Day date={month} />, {link ? <a href={link}>{source}</a> : source}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
