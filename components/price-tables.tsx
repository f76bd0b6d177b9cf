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
  const amounts = homes.flatMap(({ rows }) => rows).flatMap((row) => Object.values(row.amounts));
  const hasPence = amounts.some((amount) => typeof amount === 'number' && amount % 100 !== 0);
  // In half the page, a table has room for four columns of amounts.
  const isWide = guide.frequencies.length + guide.surcharges.length > 4;
  const room = isWide ? styles.wide : hasPence ? styles.withPence : '';
  const column = `${styles.column} ${room}`;
  const priced = homes.filter((table) => isPriced(table, guide));
  return (
    <Section layout={isWide ? 'rows' : 'columns'} id={anchors.tables}>
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
