import type { PriceGuide } from '../../lib/content/price-guide';
import { quoteFrom } from '../../lib/enquiry/prefill';
import { readAddress } from '../../lib/prices/address';
import { anchors } from '../../lib/site/links';
import { routes } from '../../lib/site/routes';
import { Bill } from '../bill/bill';

type ReceiptProps = {
  /** The query of the address, which may ask for a price. */
  search: string;
  guide: PriceGuide;
};

/** What the address asks for as a bill, or what of it is gone, with a way back to the choices that still hold. */
export function Receipt({ search, guide }: ReceiptProps) {
  const address = readAddress(search, guide);
  const quote = quoteFrom(address, guide);
  if (!quote && address.faults.length === 0) return null;
  return (
    <>
      <a href={`${routes.prices}?${address.held}#${anchors.estimator}`}>
        {quote ? 'Change' : 'See our prices'}
      </a>
      {quote ? (
        <Bill quote={quote} guide={guide} prefix="Guide price: " />
      ) : (
        address.faults.join(' ')
      )}
    </>
  );
}
