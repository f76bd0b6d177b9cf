import type { PriceGuide } from '../lib/content/price-guide';
import { amountOf, hasTables, isOnRequest, isPriced } from '../lib/prices/price-forms';
import { formatAmount } from '../lib/prices/price-words';
import { anchors } from '../lib/site/links';
import { ExtrasTable } from './extras-table';
import { HomesTable } from './homes-table';
import styles from './price-tables.module.css';
import { Section } from './section';

/** The whole price guide; nothing if all of it is on request. */
export function PriceTables({ guide }: { guide: PriceGuide }) {
  if (!hasTables(guide)) return null;
  const { homes, extras } = guide;
  // In half the page, a table has room for four columns of amounts.
  const isWide = guide.frequencies.length + guide.surcharges.length > 4;
  const priced = homes.filter((table) => isPriced(table, guide));
  const width = isWide ? styles.wide : hasLongAmounts(priced, guide) ? styles.long : '';
  return (
    <Section layout={isWide ? 'rows' : 'columns'} id={anchors.tables}>
      {priced.length > 0 && (
        <div className={styles.column}>
          <div className={styles.tableContainer}>
            {priced.map((table, index) => (
              <HomesTable
                key={table.heading ?? ''}
                {...table}
                guide={guide}
                first={index === 0}
                className={width}
              />
            ))}
          </div>
        </div>
      )}
      {extras.some(({ price }) => !isOnRequest(price)) && (
        <div className={styles.column}>
          <div className={styles.tableContainer}>
            <ExtrasTable guide={guide} />
          </div>
        </div>
      )}
    </Section>
  );
}

/** True if an amount of these tables is longer than £99.99. */
function hasLongAmounts(tables: PriceGuide['homes'], { frequencies, surcharges }: PriceGuide) {
  const homes = tables.flatMap(({ rows }) => rows);
  const columns = [...frequencies, ...surcharges];
  const amounts = homes.flatMap((home) => columns.map(({ id }) => amountOf(home, id)));
  return amounts.some(
    (amount) => amount !== 'on request' && formatAmount(amount).length > '£99.99'.length,
  );
}
