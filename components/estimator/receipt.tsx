import type { ReactNode } from 'react';
import styles from './receipt.module.css';

/** A line of a receipt: what, what its price depends on, and the price; without one it is not chosen. */
export type ReceiptLine = { what: ReactNode; basis?: ReactNode; price: string | undefined };

type ReceiptProps = {
  caption: ReactNode;
  lines: ReceiptLine[];
  total?: { what: string; price: string; isOnRequest: boolean };
};

/**
 * Sums as a receipt sets them. Every line keeps its place, chosen or not, so that nothing jumps;
 * other prices are a new table, since cells that grow to the left count as a layout shift.
 */
export function Receipt({ caption, lines, total }: ReceiptProps) {
  const prices = lines.map(({ price }) => price).join();
  return (
    <table key={prices} className={styles.receipt}>
      <caption>{caption}</caption>
      {lines.map(({ what, basis, price }, place) => (
        <tbody key={place} className={price === undefined ? styles.unchosen : undefined}>
          <tr>
            <th scope={basis ? 'rowgroup' : 'row'}>{what}</th>
            <td>{price ?? '–'}</td>
          </tr>
          {basis && (
            <tr className={styles.basis}>
              <td colSpan={2}>{basis}</td>
            </tr>
          )}
        </tbody>
      ))}
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{total.what}</th>
            <td>{total.isOnRequest ? <span>{total.price}</span> : total.price}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
