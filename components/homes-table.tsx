import type { Home, PriceGuide } from '../lib/content/price-guide';
import { amountOf } from '../lib/prices/price-forms';
import { formatAmount, priceCaptions, surchargeWords, weQuote } from '../lib/prices/price-words';
import { frequencyHead } from '../lib/prices/how-often';
import { homeLink } from '../lib/site/links';
import styles from './price-tables.module.css';
import hidden from './hidden.module.css';

type HomesTableProps = PriceGuide['homes'][number] & {
  guide: PriceGuide;
  /** True for the first table, whose caption alone says what the prices are. */
  first: boolean;
  /** How wide its columns are. */
  className: string | undefined;
};

/** The regular prices of one table of homes, with a column for each frequency and each surcharge. */
export function HomesTable({ heading, rows, guide, first, className }: HomesTableProps) {
  const { frequencies, surcharges } = guide;
  const columns = [
    ...frequencies.map((frequency) => ({
      id: frequency.id,
      head: frequencyHead(frequency),
      isSurcharge: false,
    })),
    ...surcharges.map(({ id, name }) => ({ id, head: name, isSurcharge: true })),
  ];
  const pricedAt = (home: Home) =>
    frequencies.find(({ id }) => amountOf(home, id) !== 'on request');
  return (
    <table className={`${styles.table} ${styles.homes} ${className}`}>
      <caption>
        <h2>{heading ?? 'Window cleaning'}</h2>
        {first && priceCaptions(guide).homes}
      </caption>
      <thead>
        <tr>
          <th scope="col">Property</th>
          {columns.map(({ id, head }) => (
            <th key={id} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((home) => (
          <tr key={home.id} data-home={home.id}>
            <th scope="row">
              <a href={homeLink(home, pricedAt(home) ?? frequencies[0]!)}>
                {home.home}
                {heading && <span className={hidden.visually}> {heading}</span>}
              </a>
            </th>
            {!pricedAt(home) ? (
              <td colSpan={columns.length}>{weQuote}</td>
            ) : (
              columns.map(({ id, head, isSurcharge }) => (
                <td key={id} data-label={head} data-surcharge={isSurcharge ? '' : undefined}>
                  {isSurcharge ? surchargeWords(home, id) : formatAmount(amountOf(home, id))}
                </td>
              ))
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
