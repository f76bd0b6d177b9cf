import type { Price } from '../content/price';
import type { Extra, PriceGuide } from '../content/price-guide';
import type { Service } from '../content/services';
import { isForExtended } from '../terms/needs';
import { canHave } from './choices';
import { surchargeAmounts } from './price-forms';

/** The extra whose price a service has, its own or another; undefined if it has the regular price of homes. */
export function extraOf({ id, price }: Service, { extras }: PriceGuide): Extra | undefined {
  const name = typeof price === 'string' ? price : id;
  return extras.find((extra) => extra.id === name);
}

/** A service with a price of its own as an extra; undefined for others. */
function ownExtra(service: Service): Extra | undefined {
  const { id, title, price, note, needs, question, replacesFirst } = service;
  return typeof price === 'object'
    ? {
        id,
        name: title,
        price,
        ...(note && { note }),
        ...(needs && { needs }),
        ...(question && { question }),
        ...(replacesFirst && { replacesFirst }),
      }
    : undefined;
}

/**
 * The guide as pages use it: services with a price of their own are among the extras, whose prices say what else
 * follows from the guide, and a surcharge that no home can have is left out. Only here is filled in what an owner has
 * left out of a price.
 */
export function completeGuide(guide: PriceGuide, services: Service[]): PriceGuide {
  const own = services.flatMap((service) => ownExtra(service) ?? []);
  const extras = [...guide.extras, ...own].map((extra) => ({
    ...extra,
    price: completePrice(extra, guide),
  }));
  const homes = guide.homes.flatMap(({ rows }) => rows);
  const surcharges = guide.surcharges.filter(
    ({ id }) => surchargeAmounts(id, guide).length > 0 || homes.every((home) => canHave(home, id)),
  );
  return { ...guide, surcharges, extras };
}

/**
 * A multiple names its frequency, unless it is of the visitor's own clean, with surcharges; and a size has no price for
 * homes that cannot have the extra.
 */
function completePrice(extra: Extra, guide: PriceGuide): Price {
  const { price, replacesFirst } = extra;
  const [first] = guide.frequencies;
  if (price.form === 'times' && first && !replacesFirst) {
    return { ...price, frequency: price.frequency ?? first.id };
  }
  if (price.form !== 'bySize' || !isForExtended(extra, guide)) return price;
  const bySize = price.bySize.map(({ size, extended }) => ({
    size,
    ...(extended && { extended }),
  }));
  return { ...price, bySize };
}
