import type { Price } from '../content/price';
import type { Extra, PriceGuide } from '../content/price-guide';
import type { Service } from '../content/services';
import { baseFrequency, isForExtended } from './price-forms';

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
