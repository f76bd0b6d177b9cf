import type { AdditionalServicePrices, PriceGuide } from '../lib/content/price-guide';
import { slug } from '../lib/content/slug';
import { additionalServiceWords, houseWords } from '../lib/prices/price-words';
import { formatPounds } from '../lib/prices/money';
import type { AdditionalService } from '../lib/prices/prices';
import { AskLink } from './ask-link';
import styles from './price-table.module.css';

type AdditionalServicesTableProps = { id: string; guide: PriceGuide };

/** Prices of the additional services, each time they are done. */
export function AdditionalServicesTable({ id, guide }: AdditionalServicesTableProps) {
  const { headings, additionalServices, windowsInsideTimes, conservatoryRoof } = guide;
  return (
    <table className={`${styles.table} ${styles.services}`} id={id}>
      <caption>
        <h2>{headings.additionalServices}</h2>
        The price each time. Choose a row to ask about it.
      </caption>
      <thead>
        <tr>
          <th scope="col">Property</th>
          <th scope="col">{houseWords.without}</th>
          <th scope="col">{houseWords.with}</th>
        </tr>
      </thead>
      <Rows service="gutterClearing" rows={additionalServices} />
      <Rows service="gutterFasciaSoffits" rows={additionalServices} />
      <tbody>
        <tr>
          <th scope="row">
            <AskLink about="windows-cleaned-inside">Windows cleaned inside</AskLink>
          </th>
          <td colSpan={2}>4-weekly cleaning price × {windowsInsideTimes}</td>
        </tr>
        <tr>
          <th scope="row">
            <AskLink about="conservatory-roof">Conservatory roof</AskLink>
          </th>
          <td colSpan={2}>
            {formatPounds(conservatoryRoof.perPanel)} per panel, minimum charge{' '}
            {formatPounds(conservatoryRoof.minimum)}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

type RowsProps = { service: AdditionalService; rows: AdditionalServicePrices[] };

function Rows({ service, rows }: RowsProps) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3}>
          {additionalServiceWords[service]}
        </th>
      </tr>
      {rows.map(({ property, [service]: prices }) => (
        <tr key={property}>
          <th scope="row">
            <AskLink about={slug(property)}>{property}</AskLink>
          </th>
          <td data-label={houseWords.without}>{formatPounds(prices.without)}</td>
          <td data-label={houseWords.with}>{formatPounds(prices.with)}</td>
        </tr>
      ))}
    </tbody>
  );
}
