import type { PriceGuide } from '../lib/content/price-guide';
import { frequencyWords } from '../lib/prices/price-words';
import { formatPounds } from '../lib/prices/money';
import { type PricePart, workedExample } from '../lib/prices/prices';
import styles from './worked-example.module.css';

const additions = {
  ...frequencyWords,
  extension: 'Extension',
  conservatory: 'Conservatory',
} satisfies Record<PricePart['part'], string>;

/** The guide's example as a sum, worked out from the same tables. */
export function WorkedExample({ guide }: { guide: PriceGuide }) {
  const { houseType, property, frequency } = guide.workedExample;
  const { parts, pence } = workedExample(guide);
  const house = `${guide.headings[houseType]}, ${property}, ${additions[frequency]}`;
  return (
    <table className={styles.sum}>
      <tbody>
        {parts.map(({ part, pence: amount }) => (
          <tr key={part}>
            <th scope="row">{part === frequency ? house : additions[part]}</th>
            <td>{(part === frequency ? '' : '+') + formatPounds(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Each clean</th>
          <td>{formatPounds(pence)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
