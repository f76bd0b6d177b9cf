import type { Home, PriceGuide } from '../lib/content/price-guide';
import { cleanOf, pricedAt } from '../lib/prices/price-lookup';
import { formatAmount, priceCaptions, surchargeWords, weQuote } from '../lib/prices/price-words';
import { frequencyHead } from '../lib/content/frequency-words';
import { homeLink } from '../lib/site/links';
import { HomeName } from './home-name';
import { PriceTable } from './price-table';
import styles from './price-tables.module.css';

type HomesTableProps = PriceGuide['tables'][number] & {
  guide: PriceGuide;
  /** True for the first table: only its caption says what the prices are. */
  first: boolean;
};

/** The regular prices of one table of homes, with a column for each frequency and each surcharge. */
export function HomesTable({ heading, homes, guide, first }: HomesTableProps) {
  const columns = columnsOf(guide);
  return (
    <PriceTable
      heading={heading ?? 'Window cleaning'}
      caption={first && priceCaptions(guide).homes}
      className={styles.homes}
    >
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
        {homes.map((home) => (
          <tr key={home.id} data-home={home.id}>
            <th scope="row">
              <a href={homeLink(home, pricedAt(home, guide) ?? guide.frequencies[0]!)}>
                <HomeName home={home} />
              </a>
            </th>
            {!pricedAt(home, guide) ? (
              <td colSpan={columns.length}>{weQuote}</td>
            ) : (
              columns.map(({ id, isSurcharge, wordsFor }) => (
                <td key={id} data-surcharge={isSurcharge ? '' : undefined}>
                  {wordsFor(home)}
                </td>
              ))
            )}
          </tr>
        ))}
      </tbody>
    </PriceTable>
  );
}

/** A column for each frequency and each surcharge, with its words for a home. */
export function columnsOf(guide: PriceGuide) {
  return [
    ...guide.frequencies.map((frequency) => ({
      id: frequency.id,
      head: frequencyHead(frequency),
      isSurcharge: false,
      wordsFor: (home: Home) => formatAmount(cleanOf(guide, home, frequency.id).amount),
    })),
    ...guide.surcharges.map(({ id, name }) => ({
      id,
      head: name,
      isSurcharge: true,
      wordsFor: (home: Home) => surchargeWords(home, id),
    })),
  ];
}
