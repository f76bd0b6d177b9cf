import type { PriceForm } from '../content/price';
import type { Extra, Frequency, Home, PriceGuide } from '../content/price-guide';
import type { Service } from '../content/services';
import { amountOf, isOnRequest } from '../prices/price-forms';
import { codesKey, codesOf } from '../prices/address';
import { offerOf } from '../prices/price-words';
import * as anchors from './anchors';
import { routes } from './routes';

/** Ids that links jump to on the prices page and on the contact page. */
export { anchors };

/** The estimator with a home and a frequency chosen; the form, asking for them, if that has no price. */
export function homeLink(home: Home, frequency: Frequency): string {
  const search = `?home=${home.id}&frequency=${frequency.id}`;
  return amountOf(home, frequency.id) === 'on request'
    ? `${routes.contact}${search}#${anchors.receipt}`
    : `${routes.prices}${search}#${anchors.estimator}`;
}

/** Whether a tick alone chooses an extra of a list without homes; others take a number, a size or a home. */
const isTicked: Record<PriceForm, boolean> = {
  amount: true,
  times: false,
  each: false,
  bySize: false,
};

/** The estimator with an extra of a list without homes chosen, if a tick alone chooses it. */
export function extraLink(extra: Extra): string {
  const { id, price, question } = extra;
  const chosen = `?${id}=${question ? 'no' : 'yes'}&${codesKey}=${codesOf([extra])}`;
  return `${routes.prices}${isTicked[price.form] ? chosen : ''}#${anchors.estimator}`;
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
