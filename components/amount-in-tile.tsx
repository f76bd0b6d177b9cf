import type { Amount } from '../lib/content/price';
import { askForQuote } from '../lib/prices/estimate-words';
import { formatAmount } from '../lib/prices/price-words';

/** An amount in a tile, with a large figure, or “Ask for a quote”. */
export function AmountInTile({ amount }: { amount: Amount }) {
  if (amount === 'on request') return askForQuote;
  if (typeof amount === 'number') return <strong>{formatAmount(amount)}</strong>;
  return (
    <span>
      from <strong>{formatAmount(amount.from)}</strong>
    </span>
  );
}
