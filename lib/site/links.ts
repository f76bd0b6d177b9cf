import type { PriceKind } from '../content/price';
import type { Extra, Frequency, Home, PriceGuide } from '../content/price-guide';
import type { Service } from '../content/services';
import { areCleansOptional, inputOf } from '../prices/choices';
import { amountOf, extraOf, isOnRequest } from '../prices/price-lookup';
import * as parameters from '../prices/parameters';
import * as anchors from './anchors';
import { type Route, routes } from './routes';

/** Ids of the pages' own parts. */
export { anchors };

/** Link that skips what is above the content of every page. */
export function mainLink(): string {
  return `#${anchors.main}`;
}

/** Link to the contact form, which a query can fill in. */
export function formLink(query = ''): string {
  return `${routes.contact}${query && `?${query}`}#${anchors.form}`;
}

/** Link to the steps from a first message to a clean. */
export function stepsLink(): string {
  return `${routes.home}#${anchors.steps}`;
}

/** Link to where the business works. */
export function areasLink(): string {
  return `${routes.contact}#${anchors.areas}`;
}

/** Link to the estimator or to a place in it, with or without an estimate. */
export function estimatorLink(estimate = '', place: string = anchors.estimator): string {
  return `${routes.prices}${estimate && `?${estimate}`}#${place}`;
}

/** The id of an extra's row in the estimator. It has a dot, so no id that an owner writes is the same. */
export function rowId({ id }: { id: string }): string {
  return parameters.extraPrefix + id;
}

/** The id of a home's tile in the estimator. */
export function tileId({ id }: { id: string }): string {
  return `${parameters.home}.${id}`;
}

/** Link to all prices. On their own page, `page` is empty, so that the link keeps the choices made there. */
export function tablesLink(page: Route | '' = routes.prices): string {
  return `${page}#${anchors.tables}`;
}

/** Link to a home in the estimator, with a frequency chosen; if they have no price, to the contact form with both. */
export function homeLink(home: Home, frequency: Frequency): string {
  const query = `${parameters.home}=${home.id}&${parameters.frequency}=${frequency.id}`;
  if (amountOf(home, frequency.id) === 'on request') return formLink(query);
  return estimatorLink(query, tileId(home));
}

/**
 * Link to the estimator with an extra chosen, unless it needs a number; without cleans, unless the extra is a question.
 * Leads to the extra's row if its price does not depend on the home.
 */
export function extraLink(extra: Extra, guide: PriceGuide): string {
  const { id, question, price } = extra;
  const input = inputOf(extra);
  const chosen = new URLSearchParams();
  if (!question && areCleansOptional(guide))
    chosen.append(parameters.frequency, parameters.noCleans);
  if (input === 'tick') chosen.append(parameters.extra, id);
  if (input === 'answer') chosen.append(parameters.extraPrefix + id, 'no');
  return estimatorLink(
    String(chosen),
    !question && isForAnyHome[price.kind] ? rowId(extra) : undefined,
  );
}

/** Whether a price of each kind is the same for every home. */
const isForAnyHome: Record<PriceKind, boolean> = {
  amount: true,
  times: false,
  bySize: false,
  each: true,
};

/** Link to the contact form, with a message that asks about a service or an extra. */
export function askLink({ id }: { id: string }): string {
  return formLink(`${parameters.about}=${id}`);
}

/** Link to where a service is explained: its block, its row or note on the prices page or, without a price, the form. */
export function serviceLink(service: Service): string {
  const { id, price, description } = service;
  if (description !== undefined) return `${routes.services}#${id}`;
  if (price === undefined) return askLink(service);
  return price === 'regular' ? tablesLink() : `${routes.prices}#${price}`;
}

/** Link to a service's price in the tables or, for an extra, in the estimator; undefined if visitors have to ask. */
export function priceLink(service: Service, guide: PriceGuide): string | undefined {
  if (service.price === 'regular') return tablesLink();
  const extra = extraOf(service, guide);
  return extra && !isOnRequest(extra.price) ? extraLink(extra, guide) : undefined;
}
