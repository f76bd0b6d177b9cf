import type { PriceGuide } from '../lib/content/price-guide';
import { hasTables, isOnRequest, isPriced, pricedAt } from '../lib/prices/price-forms';
import { anchors } from '../lib/addresses/links';
import { ExtrasTable } from './extras-table';
import { columnsOf, HomesTable } from './homes-table';
import styles from './price-tables.module.css';
import { Section } from './section';

/** The whole price guide; nothing if all of it is on request. */
export function PriceTables({ guide }: { guide: PriceGuide }) {
  if (!hasTables(guide)) return null;
  const { homes, extras } = guide;
  const priced = homes.filter((table) => isPriced(table, guide));
  const digits = digitsAcross(priced, guide);
  const isWide = digits > 35;
  const width = isWide ? styles.wide : digits > 31 ? styles.long : '';
  return (
    <Section layout={isWide ? 'rows' : 'columns'} id={anchors.tables}>
      {priced.length > 0 && (
        <div className={styles.column}>
          <div className={`${styles.tables} ${width}`}>
            {priced.map((table, index) => (
              <HomesTable key={table.heading ?? ''} {...table} guide={guide} first={index === 0} />
            ))}
          </div>
        </div>
      )}
      {extras.some(({ price }) => !isOnRequest(price)) && (
        <div className={styles.column}>
          <div className={styles.tables}>
            <ExtrasTable guide={guide} />
          </div>
        </div>
      )}
    </Section>
  );
}

/**
 * How many digits are about as wide as a row of these tables. A letter of a head is about 0.7 digits wide, one of a name
 * 0.9, a point nearly nothing; 0.9 is the gap between columns. The last of four heads may be wider than its prices.
 */
function digitsAcross(tables: PriceGuide['homes'], guide: PriceGuide): number {
  const homes = tables.flatMap(({ rows }) => rows).filter((home) => pricedAt(home, guide));
  const columns = columnsOf(guide);
  const prices = columns.map(({ head, wordsFor }, index) => {
    const isLastOfFour = index === 3 && columns.length === 4;
    const amounts = homes.map((home) => wordsFor(home).replace('.', '').length);
    return 0.9 + Math.max(0.7 * head.length - (isLastOfFour ? 4 : 0), ...amounts);
  });
  const names = homes.flatMap(({ home }) => home.split(/[ /-]/)).map(({ length }) => 0.9 * length);
  return prices.reduce((sum, width) => sum + width, Math.max(0.7 * 'Property'.length, ...names));
}
