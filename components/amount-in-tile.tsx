import type { Amount } from '../lib/content/price';
import { formatAmount } from '../lib/prices/price-words';

/** An amount in a tile, with a large figure. */
export function AmountInTile({ amount }: { amount: Amount }) {
  if (amount === 'on request') return formatAmount(amount);
  if (typeof amount === 'number') return <strong>{formatAmount(amount)}</strong>;
  return (
    <span>
      from <strong>{formatAmount(amount.from)}</strong>
    </span>
  );
}
