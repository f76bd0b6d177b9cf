import { frequencies, type Frequency } from '../content/clean-options';
import type { Home } from '../content/price-guide';
import type { Service } from '../content/services';
import { routes } from './routes';

/** Ids that links jump to on the prices page, and the form on the contact page. */
export const anchors = {
  estimator: 'your-price',
  tables: 'all-prices',
  extras: 'extras',
  form: 'your-message',
};

/** The estimator with a home and a frequency chosen. */
export function homeLink({ id }: Home, frequency: Frequency = frequencies[0]): string {
  return `${routes.prices}?home=${id}&frequency=${frequency}#${anchors.estimator}`;
}

/** The form, its message asking about a service or an extra. */
export function askLink({ id }: { id: string }): string {
  return `${routes.contact}?about=${id}`;
}

/** Where a service is explained: its block, or its note on the prices page. */
export function serviceLink({ id, description }: Service): string {
  return description === undefined ? `${routes.prices}#${id}` : `${routes.services}#${id}`;
}

/** Where a service's price is: the tables, or the form for what is on request. */
export function priceLink(service: Service): string {
  if (service.price === 'regular') return `${routes.prices}#${anchors.tables}`;
  if (service.price === 'on request') return askLink(service);
  return `${routes.prices}#${anchors.extras}`;
}
