import type { PriceGuide } from '../../lib/content/price-guide';
import { quoteFrom } from '../../lib/enquiry/prefill';
import { isOutdated } from '../../lib/prices/choices';
import { outdatedWords } from '../../lib/prices/quote-words';
import { anchors } from '../../lib/site/links';
import { routes } from '../../lib/site/routes';
import { Bill } from '../bill/bill';

type ReceiptProps = {
  /** The query of the address, which may ask for a price. */
  search: string;
  guide: PriceGuide;
};

/** What the address asks for as a bill, with a way back to the same choices. */
export function Receipt({ search, guide }: ReceiptProps) {
  const values = new URLSearchParams(search);
  const quote = quoteFrom(values, guide);
  if (quote) {
    return (
      <>
        <a href={`${routes.prices}${search}#${anchors.estimator}`}>Change</a>
        <Bill quote={quote} guide={guide} prefix="Guide price: " />
      </>
    );
  }
  if (!isOutdated(values, guide)) return null;
  return (
    <>
      <a href={`${routes.prices}#${anchors.estimator}`}>See our prices</a>
      {outdatedWords}
    </>
  );
}
