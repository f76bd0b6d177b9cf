import type { PriceGuide } from '../../lib/content/price-guide';
import { quoteFrom } from '../../lib/enquiry/prefill';
import { isOutdated } from '../../lib/prices/choices';
import { outdatedWords } from '../../lib/prices/quote-words';
import { anchors } from '../../lib/site/links';
import { routes } from '../../lib/site/routes';
import { bill } from '../bill/bill';
import { domElement } from '../bill/dom-element';

/** Shows what the address asks for as a bill, with a way back to the same choices. */
export function showReceipt(container: HTMLElement, guide: PriceGuide): void {
  const values = new URLSearchParams(location.search);
  const quote = quoteFrom(values, guide);
  if (!quote && !isOutdated(values, guide)) return;
  const back = domElement('a', {}, quote ? 'Change' : 'See our prices');
  back.setAttribute('href', `${routes.prices}${quote ? location.search : ''}#${anchors.estimator}`);
  container.append(
    back,
    ...(quote ? bill(quote, guide, domElement, 'Guide price: ') : [outdatedWords]),
  );
}
