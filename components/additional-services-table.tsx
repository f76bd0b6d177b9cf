import type { PriceGuide } from '../lib/content/price-guide';
import { formatPounds } from '../lib/prices/money';
import { slug } from '../lib/content/slug';
import { AskLink } from './ask-link';
import styles from './price-table.module.css';

type AdditionalServicesTableProps = { id: string; guide: PriceGuide };

const clearing = 'Gutter clearing with vacuum';
const cleaning = 'Gutter, fascia & soffits cleaned';

/** Prices of what is done once or now and then, each time it is done. */
export function AdditionalServicesTable({ id, guide }: AdditionalServicesTableProps) {
  const { perPanel, minimum } = guide.conservatoryRoof;
  return (
    <table className={styles.services} id={id}>
      <caption>
        <h2>{guide.headings.additionalServices}</h2>
        What it costs each time, for a house without and with a conservatory or extension.
      </caption>
      <colgroup />
      <colgroup span={2} />
      <colgroup span={2} />
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            Property
          </th>
          <th scope="colgroup" colSpan={2}>
            {clearing}
          </th>
          <th scope="colgroup" colSpan={2}>
            {cleaning}
          </th>
        </tr>
        <tr>
          <th scope="col">without</th>
          <th scope="col">with</th>
          <th scope="col">without</th>
          <th scope="col">with</th>
        </tr>
      </thead>
      <tbody>
        {guide.additionalServices.map(({ property, gutterClearing, gutterFasciaSoffits }) => (
          <tr key={property}>
            <th scope="row">
              <AskLink about={slug(property)}>{property}</AskLink>
            </th>
            <td data-label={`${clearing}, without`}>{formatPounds(gutterClearing.without)}</td>
            <td data-label="with">{formatPounds(gutterClearing.with)}</td>
            <td data-label={`${cleaning}, without`}>{formatPounds(gutterFasciaSoffits.without)}</td>
            <td data-label="with">{formatPounds(gutterFasciaSoffits.with)}</td>
          </tr>
        ))}
      </tbody>
      <tbody>
        <tr>
          <th scope="row">
            <AskLink about="windows-cleaned-inside">Windows cleaned inside</AskLink>
          </th>
          <td colSpan={4}>4-weekly cleaning price × {guide.windowsInsideTimes}</td>
        </tr>
        <tr>
          <th scope="row">
            <AskLink about="conservatory-roof">Conservatory roof</AskLink>
          </th>
          <td colSpan={4}>
            {formatPounds(perPanel)} per panel, minimum charge {formatPounds(minimum)}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
