import type { Extra, Frequency, Home, PriceGuide } from '../content/price-guide';
import type { Service } from '../content/services';
import { isOnRequest } from '../prices/price-forms';
import { addressMark } from '../prices/choices';
import { offerOf } from '../prices/price-words';
import { routes } from './routes';

/** Ids that links jump to on the prices page and on the contact page. */
export const anchors = {
  estimator: 'your-price',
  tables: 'all-prices',
  extras: 'extras',
  form: 'your-message',
  receipt: 'your-estimate',
  areas: 'where-we-work',
};

/** The estimator with a home and a frequency chosen. */
export function homeLink({ id }: Home, frequency: Frequency): string {
  return `${routes.prices}?home=${id}&frequency=${frequency.id}#${anchors.estimator}`;
}

/** The estimator with an extra of a list without homes chosen, unless that takes a number or a size. */
export function extraLink({ id, price, question }: Extra): string {
  const chosen =
    price.form !== 'amount' ? '' : `?${id}=${question ? 'no' : 'yes'}&${addressMark}=1`;
  return `${routes.prices}${chosen}#${anchors.estimator}`;
}

/** The form, its message asking about a service or an extra. */
export function askLink({ id }: { id: string }): string {
  return `${routes.contact}?about=${id}#${anchors.form}`;
}

/** Where a service is explained: its block, or its row or note on the prices page. */
export function serviceLink(service: Service): string {
  const { id, price, description } = service;
  if (description !== undefined) return `${routes.services}#${id}`;
  if (price === 'regular') return `${routes.prices}#${anchors.tables}`;
  return `${routes.prices}#${'extra' in price ? price.extra : id}`;
}

/** Where a service's price is in the tables, unless it is on request. */
export function priceLink(service: Service, guide: PriceGuide): string | undefined {
  const offer = offerOf(service, guide);
  if (!offer) return `${routes.prices}#${anchors.tables}`;
  return isOnRequest(offer.price) ? undefined : `${routes.prices}#${anchors.extras}`;
}
