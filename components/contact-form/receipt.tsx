import type { PriceGuide } from '../../lib/content/price-guide';
import { quoteFrom } from '../../lib/enquiry/prefill';
import { readAddress } from '../../lib/prices/address';
import { anchors } from '../../lib/site/links';
import { routes } from '../../lib/site/routes';
import { quoteInShort } from '../../lib/prices/quote-words';
import { Bill } from '../bill/bill';

type ReceiptProps = {
  /** The query of the address, which may ask for a price. */
  search: string;
  guide: PriceGuide;
};

/** The estimate in the address as a bill, or what in it no longer holds; with a link to the estimator. */
export function Receipt({ search, guide }: ReceiptProps) {
  const address = readAddress(search, guide);
  const quote = quoteFrom(address, guide);
  if (!quote && address.faults.length === 0) return null;
  const href = `${routes.prices}?${address.valid}#${anchors.estimator}`;
  if (!quote) {
    return (
      <>
        <a href={href}>See our prices</a>
        {address.faults.join(' ')}
      </>
    );
  }
  const [figure, ...facts] = quoteInShort(quote);
  return (
    <details>
      <summary>
        <span>
          <strong>{figure}</strong>
          <small>{facts.slice(0, 2).join(', ')}</small>
        </span>
        <span>Show the prices</span>
      </summary>
      <a href={href}>Change</a>
      <Bill quote={quote} prefix={`${quote.priceWord}: `} />
      {guide.guideNote && <small>{guide.guideNote}</small>}
    </details>
  );
}
