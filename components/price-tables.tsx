import type { PriceGuide } from '../lib/content/price-guide';
import { hasTables, isOnRequest, isPriced, pricedAt } from '../lib/prices/price-lookup';
import { anchors } from '../lib/site/links';
import { ExtrasTable } from './extras-table';
import { columnsOf, HomesTable } from './homes-table';
import styles from './price-tables.module.css';
import { Section } from './section';

/** The tables of the price guide; nothing if every price is on request. */
export function PriceTables({ guide }: { guide: PriceGuide }) {
  if (!hasTables(guide)) return null;
  const { homes, extras } = guide;
  const priced = homes.filter((table) => isPriced(table, guide));
  const isNarrow = areNarrow(priced, guide);
  return (
    <Section layout="columns" className={!isNarrow && styles.stacked} id={anchors.tables}>
      {priced.length > 0 && (
        <div className={styles.column}>
          <div className={`${styles.tables} ${isNarrow ? '' : styles.wide}`}>
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

/** The longest heads of a narrow table, column by column, counted from the last. */
const longestHeads = ['Monthly', 'Monthly', 'Extension', 'Conservatory'];

/** Whether the tables of homes fit a phone: at most four columns with short heads, and no price longer than £99.95. */
function areNarrow(tables: PriceGuide['homes'], guide: PriceGuide): boolean {
  const homes = tables.flatMap(({ rows }) => rows).filter((home) => pricedAt(home, guide));
  const columns = columnsOf(guide);
  return (
    columns.length <= longestHeads.length &&
    columns.every(
      ({ head, wordsFor }, index) =>
        head.length <= longestHeads.at(index - columns.length)!.length &&
        homes.every((home) => wordsFor(home).length <= '£99.95'.length),
    )
  );
}
