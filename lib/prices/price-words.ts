import type { Price } from '../content/price';
import type { Extra, PriceGuide } from '../content/price-guide';
import type { Service } from '../content/services';
import { weQuote } from './amount';
import { inSentence } from './names';
import type { Offer } from './price-forms';
import {
  amountOf,
  baseFrequency,
  isForExtended,
  isOnRequest,
  priceWords,
  rangeWords,
  regularAmounts,
} from './price-forms';

/** What a service costs, in a few words, and what it can only be had with. */
export function servicePriceWords(service: Service, guide: PriceGuide): string {
  const offer = offerOf(service, guide);
  if (offer) return offerWords(offer, guide);
  const { headings } = service;
  const homes = guide.homes.filter(({ heading = '' }) => !headings || headings.includes(heading));
  const words = rangeWords(regularAmounts({ ...guide, homes }));
  return words === weQuote ? words : `${words} a clean`;
}

/** A price in a few words, and what it can only be had with, e.g. £4 per m², needs: Driveway cleaning. */
export function offerWords(offer: Offer & Pick<Extra, 'needs'>, guide: PriceGuide): string {
  const needed = needsWords(offer, guide);
  return [priceWords(offer, guide), ...(needed ? [needed] : [])].join(', ');
}

/** What something can only be had with: with conservatory, or needs: Driveway cleaning. Undefined if it needs nothing. */
export function needsWords(
  { needs }: Pick<Extra, 'needs'>,
  { surcharges, extras }: PriceGuide,
): string | undefined {
  const surcharge = surcharges.find(({ id }) => id === needs);
  if (surcharge) return `with ${inSentence(surcharge.name)}`;
  const extra = extras.find(({ id }) => id === needs);
  return extra && `needs: ${extra.name}`;
}

/** The price of a service: its own, or that of an extra; undefined if it is the regular price of homes. */
export function offerOf(service: Service, { extras }: PriceGuide): Extra | undefined {
  const { price } = service;
  if (price === 'regular') return undefined;
  return 'form' in price ? ownExtra(service) : extras.find(({ id }) => id === price.extra);
}

/** A service with a price of its own as an extra; undefined for others. */
export function ownExtra(service: Service): Extra | undefined {
  const { id, title, price, note, needs, question, replacesFirst } = service;
  return price !== 'regular' && 'form' in price
    ? { id, name: title, price, note, needs, question, replacesFirst }
    : undefined;
}

/**
 * The guide as pages use it: services with a price of their own are among the extras, whose prices say what others
 * follow from the rest of the guide, so that browsers need not.
 */
export function withServices(guide: PriceGuide, services: Service[]): PriceGuide {
  const own = services.flatMap((service) => ownExtra(service) ?? []);
  const extras = [...guide.extras, ...own].map((extra) => ({
    ...extra,
    price: resolved(extra, guide),
  }));
  return { ...guide, extras };
}

/** A price that names the frequency that it is a multiple of, and has no price that nobody can pay. */
function resolved(extra: Extra, guide: PriceGuide): Price {
  const { price } = extra;
  switch (price.form) {
    case 'amount':
    case 'each':
      return price;
    case 'times':
      return { ...price, frequency: baseFrequency(price, extra, guide)?.id };
    case 'bySize':
      return isForExtended(extra, guide)
        ? { ...price, bySize: price.bySize.map((row) => ({ ...row, houseOnly: undefined })) }
        : price;
  }
}

/** Whether a table has an amount for any of its homes, at any frequency. */
export function isPriced(table: PriceGuide['homes'][number], guide: PriceGuide): boolean {
  return table.rows.some((home) =>
    guide.frequencies.some(({ id }) => amountOf(home, id) !== 'on request'),
  );
}

/** Whether any table of prices, of homes or of extras, has an amount in it. */
export function hasTables(guide: PriceGuide): boolean {
  const isOffered = guide.extras.some(({ price }) => !isOnRequest(price));
  return isOffered || guide.homes.some((table) => isPriced(table, guide));
}
