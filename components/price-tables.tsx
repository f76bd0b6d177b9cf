import type { PriceGuide } from '../lib/content/price-guide';
import { formatAmount } from '../lib/prices/amount';
import { isPriced } from '../lib/prices/price-words';
import { quoteFor } from '../lib/prices/quote';
import { anchors } from '../lib/site/price-links';
import { ExtrasTable } from './extras-table';
import { HomesTable } from './homes-table';
import styles from './price-tables.module.css';
import { Section } from './section';

/** The whole price guide. */
export function PriceTables({ guide }: { guide: PriceGuide }) {
  const { homes, extras } = guide;
  const amounts = homes.flatMap(({ rows }) => rows).flatMap((row) => Object.values(row));
  const hasPence = amounts.some((amount) => typeof amount === 'number' && amount % 100 !== 0);
  const column = hasPence ? `${styles.column} ${styles.withPence}` : styles.column;
  return (
    <Section layout="columns">
      <div className={column} id={anchors.tables}>
        {homes.filter(isPriced).map((table) => (
          <HomesTable key={table.heading ?? ''} {...table} />
        ))}
        <Example guide={guide} />
      </div>
      {extras.some(({ price }) => price !== 'on request') && (
        <div className={styles.column}>
          <ExtrasTable guide={guide} />
        </div>
      )}
    </Section>
  );
}

/** The guide's example as a sum. */
function Example({ guide }: { guide: PriceGuide }) {
  const homes = guide.homes.flatMap(({ rows }) => rows);
  const home = homes.find(({ name }) => name === guide.example.home)!;
  const { title, clean, cleanLines } = quoteFor(guide, { ...guide.example, home, extras: {} });
  return (
    <table className={styles.table}>
      <caption>
        <h2>Example</h2>
      </caption>
      <tbody>
        {cleanLines.map(({ name, amount }, index) => (
          <tr key={name}>
            <th scope="row">{index === 0 ? title : name}</th>
            <td>
              {index > 0 && '+'}
              {formatAmount(amount)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Each clean</th>
          <td>{formatAmount(clean)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
