import type { Extra, PriceGuide } from '../lib/content/price-guide';
import { isOnRequest, isPriced } from '../lib/prices/price-lookup';
import { anchors } from '../lib/site/links';
import { ExtrasTable } from './extras-table';
import { HomesTable } from './homes-table';
import { PriceNotes } from './price-notes';
import styles from './price-table.module.css';
import { Section } from './section';

/** Tables with more columns of prices take the whole width of a page. */
const mostInHalfAPage = 4;

/** The tables of the price guide. What is not in them goes under the shorter column. */
export function AllPrices({ guide }: { guide: PriceGuide }) {
  const tables = guide.homes.filter((table) => isPriced(table, guide));
  const extras = guide.extras.filter(({ price }) => !isOnRequest(price));
  const isWide = guide.frequencies.length + guide.surcharges.length > mostInHalfAPage;
  const areHomesTaller = heightOfHomes(tables) > heightOfExtras(extras);
  return (
    <Section
      layout="columns"
      className={isWide ? styles.stacked : styles.beside}
      id={anchors.tables}
    >
      {tables.length > 0 && (
        <div className={`${styles.tables} ${areHomesTaller ? styles.taller : ''}`}>
          {tables.map((table, index) => (
            <HomesTable key={table.heading ?? ''} {...table} guide={guide} isFirst={index === 0} />
          ))}
        </div>
      )}
      {extras.length > 0 && (
        <div className={areHomesTaller ? undefined : styles.taller}>
          <ExtrasTable extras={extras} guide={guide} />
        </div>
      )}
      <PriceNotes guide={guide} />
    </Section>
  );
}

/** In rows: a table's heading and heads are as high as three. */
function heightOfHomes(tables: PriceGuide['homes']): number {
  return tables.reduce((sum, { rows }) => sum + 3 + rows.length, 0);
}

/** In rows, too. */
function heightOfExtras(extras: Extra[]): number {
  const rowsOf = ({ price }: Extra) => (price.kind === 'bySize' ? price.bySize.length : 0);
  return extras.reduce((sum, extra) => sum + 1 + rowsOf(extra), 3);
}
