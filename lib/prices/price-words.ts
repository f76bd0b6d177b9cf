import type { Extra, PriceGuide } from '../content/price-guide';
import type { Service } from '../content/services';
import { weQuote } from './amount';
import { inSentence } from './in-sentence';
import { amountOf, cleansOf, isOnRequest, priceWords, rangeWords, type Offer } from './price-forms';

/** What a service costs, in a few words, and with what. */
export function servicePriceWords(service: Service, guide: PriceGuide): string {
  const offer = offerOf(service, guide);
  if (offer) return offerWords(offer, guide);
  const { headings } = service;
  const homes = guide.homes.filter(({ heading = '' }) => !headings || headings.includes(heading));
  const words = rangeWords(cleansOf({ ...guide, homes }));
  return words === weQuote ? words : `${words} a clean`;
}

/** A price in a few words, and with which other extra alone it can be had, e.g. £4 per m², with driveway cleaning. */
export function offerWords(offer: Offer & Pick<Extra, 'needs'>, guide: PriceGuide): string {
  const needed = needsWords(offer, guide.extras);
  return [priceWords(offer, guide), ...(needed ? [needed] : [])].join(', ');
}

/** What has to be chosen with something, e.g. with driveway cleaning; undefined if nothing has. */
export function needsWords(
  { needs }: Pick<Extra, 'needs'>,
  offered: { id: string; name: string }[],
): string | undefined {
  const needed = offered.find(({ id }) => id === needs);
  return needed && `with ${inSentence(needed.name)}`;
}

/** What has the price of a service: an extra, or the service itself; undefined if it is that of the homes. */
export function offerOf({ price, replacesFirst, needs }: Service, { extras }: PriceGuide) {
  if (price === 'regular') return undefined;
  return 'form' in price
    ? { price, replacesFirst, needs }
    : extras.find(({ id }) => id === price.extra);
}

/**
 * The guide as pages have it: with every service that has a price of its own among the extras, and with the names of
 * surcharges as they stand in a sentence, so that browsers need not know how.
 */
export function withServices(guide: PriceGuide, services: Service[]): PriceGuide {
  const own = services.flatMap(
    ({ id, title, price, note, needs, question, replacesFirst }): Extra[] =>
      price !== 'regular' && 'form' in price
        ? [{ id, name: title, price, note, needs, question, replacesFirst }]
        : [],
  );
  const surcharges = guide.surcharges.map((one) => ({ ...one, inSentence: inSentence(one.name) }));
  return { ...guide, surcharges, extras: [...guide.extras, ...own] };
}

/** Whether a table has a price for at least one of its homes, at least at one frequency. */
export function isPriced(table: PriceGuide['homes'][number], guide: PriceGuide): boolean {
  return table.rows.some((home) =>
    guide.frequencies.some(({ id }) => amountOf(home, id) !== 'on request'),
  );
}

/** Whether there is a table with anything in it. */
export function hasTables(guide: PriceGuide): boolean {
  const isOffered = guide.extras.some(({ price }) => !isOnRequest(price));
  return isOffered || guide.homes.some((table) => isPriced(table, guide));
}
