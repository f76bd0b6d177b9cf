import { frequencies } from '../lib/content/clean-options';
import type { PriceGuide } from '../lib/content/price-guide';
import { formatAmount } from '../lib/prices/amount';
import { featureWords } from '../lib/prices/quote';
import { homeLink } from '../lib/site/price-links';
import styles from './price-tables.module.css';

const heads = { fourWeeks: '4-week', eightWeeks: '8-week', ...featureWords };
const columns = Object.keys(heads) as (keyof typeof heads)[];

/** Window-cleaning prices of one kind of home, pounds per clean. */
export function HomesTable({ heading, rows }: PriceGuide['homes'][number]) {
  return (
    <table className={`${styles.table} ${styles.homes}`}>
      <caption>
        <h2>{heading ?? 'Homes'}</h2>
        Price per clean. Choose a home to add any extras.
      </caption>
      <thead>
        <tr>
          <th scope="col">Property</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {heads[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((home) => (
          <tr key={home.id} data-home={home.id}>
            <th scope="row">
              <a href={homeLink(home)}>{home.home}</a>
            </th>
            {frequencies.every((frequency) => home[frequency] === 'on request') ? (
              <td colSpan={columns.length}>on request</td>
            ) : (
              columns.map((column) => (
                <td key={column} data-label={heads[column]}>
                  {column in featureWords && home[column] !== 'on request' && '+'}
                  {formatAmount(home[column])}
                </td>
              ))
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
