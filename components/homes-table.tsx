import type { PriceGuide } from '../lib/content/price-guide';
import { cleanOf, pricedAt } from '../lib/prices/price-lookup';
import { formatAmount, priceCaptions, surchargeWords, weQuote } from '../lib/prices/price-words';
import { frequencyHead } from '../lib/content/frequency-words';
import { homeLink } from '../lib/site/links';
import { HomeName } from './home-name';
import { PriceTable } from './price-table';
import styles from './price-table.module.css';

type HomesTableProps = PriceGuide['homes'][number] & {
  guide: PriceGuide;
  /** True for the first table: only its caption says what the prices are. */
  isFirst: boolean;
};

/** The regular prices of one table of homes, with a column for each frequency and each surcharge. */
export function HomesTable({ heading, rows, guide, isFirst }: HomesTableProps) {
  const { frequencies, surcharges } = guide;
  const heads = [...frequencies.map(frequencyHead), ...surcharges.map(({ name }) => name)];
  return (
    <PriceTable
      heading={heading ?? 'Window cleaning'}
      caption={isFirst && priceCaptions(guide).homes}
      className={styles.homes}
      heads={heads}
    >
      <tbody>
        {rows.map((home) => (
          <tr key={home.id} data-home={home.id}>
            <th scope="row">
              <a href={homeLink(home, pricedAt(home, guide) ?? frequencies[0]!)}>
                <HomeName home={home} />
              </a>
            </th>
            {!pricedAt(home, guide) ? (
              <td colSpan={heads.length}>{weQuote}</td>
            ) : (
              <>
                {frequencies.map(({ id }) => (
                  <td key={id}>{formatAmount(cleanOf(guide, home, id).amount)}</td>
                ))}
                {surcharges.map(({ id }) => (
                  <td key={id} data-surcharge="">
                    {surchargeWords(home, id)}
                  </td>
                ))}
              </>
            )}
          </tr>
        ))}
      </tbody>
    </PriceTable>
  );
}
