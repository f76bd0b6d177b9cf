import type { PriceGuide } from '../lib/content/price-guide';
import { isOnRequest } from '../lib/prices/price-forms';
import { isPriced } from '../lib/prices/price-words';
import { anchors } from '../lib/site/price-links';
import { ExtrasTable } from './extras-table';
import { HomesTable } from './homes-table';
import styles from './price-tables.module.css';
import { Section } from './section';

/** The whole price guide. */
export function PriceTables({ guide }: { guide: PriceGuide }) {
  const { homes, extras } = guide;
  const amounts = homes.flatMap(({ rows }) => rows).flatMap((row) => Object.values(row.amounts));
  const hasPence = amounts.some((amount) => typeof amount === 'number' && amount % 100 !== 0);
  const column = hasPence ? `${styles.column} ${styles.withPence}` : styles.column;
  const priced = homes.filter((table) => isPriced(table, guide));
  return (
    <Section layout="columns" id={anchors.tables}>
      {priced.length > 0 && (
        <div className={column}>
          {priced.map((table, index) => (
            <HomesTable key={table.heading ?? ''} {...table} guide={guide} first={index === 0} />
          ))}
        </div>
      )}
      {extras.some(({ price }) => !isOnRequest(price)) && (
        <div className={column}>
          <ExtrasTable guide={guide} />
        </div>
      )}
    </Section>
  );
}
