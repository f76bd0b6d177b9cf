import type { PriceGuide } from '../lib/content/price-guide';
import { routes } from '../lib/site/routes';
import { ActionLink } from './action-link';
import styles from './example-price.module.css';
import { Section } from './section';
import { WorkedExample } from './worked-example';

/** The price of one house, line by line, and a link to the prices of others. */
export function ExamplePrice({ heading, guide }: { heading: string; guide: PriceGuide }) {
  return (
    <Section tone="tint">
      <div className={styles.example}>
        <h2>{heading}</h2>
        <div className={styles.sum}>
          <WorkedExample guide={guide} />
        </div>
        <div className={styles.words}>
          <p>{guide.notes.guide}</p>
          <p>
            <ActionLink href={routes.prices}>Find your price</ActionLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
