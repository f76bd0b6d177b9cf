import { extendingIn, homesWith, needsExtension } from './needs';
import type { Price } from './price';
import type { Extra, PriceGuide } from './price-guide';
import type { Service } from './services';

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
 * follows from the guide. Only here is filled in what an owner has left out of a price.
 */
export function completeGuide(guide: PriceGuide, services: Service[]): PriceGuide {
  const own = services.flatMap((service) => ownExtra(service) ?? []);
  const extras = [...guide.extras, ...own].map((extra) => ({
    ...extra,
    price: completePrice(extra, guide),
  }));
  return { ...guide, extras };
}

/**
 * A multiple names its frequency, unless it is of the visitor's own clean, with surcharges. A size has no price that none
 * of its homes can come to.
 */
function completePrice(extra: Extra, guide: PriceGuide): Price {
  const { price, replacesFirst, needs = '' } = extra;
  const [first] = guide.frequencies;
  if (price.kind === 'times' && !replacesFirst) {
    return { ...price, frequency: price.frequency ?? first!.id };
  }
  if (price.kind !== 'bySize') return price;
  const isAnyOf = (size: string, surcharges: string[]) =>
    homesWith(surcharges, guide).some((home) => home.size === size);
  const bySize = price.bySize.map(({ size, withoutExtension, withExtension }) => {
    const isPossible = (surcharges: string[]) => isAnyOf(size, surcharges) || !isAnyOf(size, []);
    const canExtend = extendingIn(guide).some(({ id }) => isPossible([needs, id]));
    return {
      size,
      ...(withoutExtension &&
        !needsExtension(extra, guide) &&
        isPossible([needs]) && { withoutExtension }),
      ...(withExtension && canExtend && { withExtension }),
    };
  });
  return { ...price, bySize };
}
