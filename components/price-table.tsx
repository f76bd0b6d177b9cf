import type { WindowPrices } from '../lib/content/price-guide';
import { formatPounds } from '../lib/prices/money';
import { slug } from '../lib/content/slug';
import { AskLink } from './ask-link';
import styles from './price-table.module.css';

type PriceTableProps = { id: string; heading: string; rows: WindowPrices[] };

/** Window-cleaning prices of one kind of house, pounds per clean. */
export function PriceTable({ id, heading, rows }: PriceTableProps) {
  return (
    <table className={`${styles.table} ${styles.windows}`} id={id}>
      <caption>
        <h2>{heading}</h2>
        The price of one clean. Choose a house to ask about it.
      </caption>
      <thead>
        <tr>
          {['Property', '4-week', '8-week', 'Extension', 'Conservatory'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.property}>
            <th scope="row">
              <AskLink about={slug(`${heading} ${row.property}`)}>{row.property}</AskLink>
            </th>
            <td data-label="4-week">{formatPounds(row.fourWeeks)}</td>
            <td data-label="8-week">{formatPounds(row.eightWeeks)}</td>
            <td data-label="Extension">+{formatPounds(row.extension)}</td>
            <td data-label="Conservatory">+{formatPounds(row.conservatory)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
