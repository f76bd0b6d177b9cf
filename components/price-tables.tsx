import type { PriceGuide } from '../lib/content/price-guide';
import { isPriced } from '../lib/prices/homes';
import { anchors } from '../lib/site/price-links';
import { ExtrasTable } from './extras-table';
import { HomesTable } from './homes-table';
import styles from './price-tables.module.css';
import { WorkedExample } from './worked-example';

/** The whole price guide. */
export function PriceTables({ guide }: { guide: PriceGuide }) {
  const { homes, extras } = guide;
  const amounts = homes.flatMap(({ rows }) => rows).flatMap((row) => Object.values(row));
  const hasPence = amounts.some((amount) => typeof amount === 'number' && amount % 100 !== 0);
  return (
    <div className={hasPence ? styles.withPence : styles.whole} id={anchors.tables}>
      <div className={styles.tables}>
        {homes.filter(isPriced).map((table) => (
          <HomesTable key={table.heading ?? ''} {...table} />
        ))}
        <section>
          <h2>Example</h2>
          <WorkedExample guide={guide} />
        </section>
        {extras.some(({ price }) => price !== 'on request') && <ExtrasTable guide={guide} />}
      </div>
    </div>
  );
}
