import type { PriceGuide } from '../lib/content/price-guide';
import { formatAmount } from '../lib/prices/amount';
import { quoteFor } from '../lib/prices/quote';
import styles from './worked-example.module.css';

/** The guide's example as a sum. */
export function WorkedExample({ guide }: { guide: PriceGuide }) {
  const home = guide.homes
    .flatMap(({ rows }) => rows)
    .find(({ name }) => name === guide.example.home)!;
  const { title, clean, cleanLines } = quoteFor(guide, { ...guide.example, home, extras: {} });
  return (
    <table className={styles.sum}>
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
