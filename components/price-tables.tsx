import type { PriceGuide } from '../lib/content/price-guide';
import { isOnRequest } from '../lib/prices/price-forms';
import { hasTables, isPriced } from '../lib/prices/price-words';
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
  return (
    <Section layout={isWide ? 'rows' : 'columns'} id={anchors.tables}>
      {priced.length > 0 && (
        <div className={styles.column}>
          {priced.map((table, index) => (
            <div
              key={table.heading ?? ''}
              className={`${styles.room} ${isWide ? styles.wide : hasPence(table) ? styles.withPence : ''}`}
            >
              <HomesTable {...table} guide={guide} first={index === 0} />
            </div>
          ))}
        </div>
      )}
      {extras.some(({ price }) => !isOnRequest(price)) && (
        <div className={styles.column}>
          <div className={styles.room}>
            <ExtrasTable guide={guide} />
          </div>
        </div>
      )}
    </Section>
  );
}

function hasPence({ rows }: PriceGuide['homes'][number]): boolean {
  const amounts = rows.flatMap((row) => Object.values(row.amounts));
  return amounts.some((amount) => typeof amount === 'number' && amount % 100 !== 0);
}
