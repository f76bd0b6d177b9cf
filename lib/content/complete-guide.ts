import { extendingIn, homesWith, needsExtension } from './needs';
import type { Price } from './price';
import type { Extra, PriceGuide } from './price-guide';
import type { Service } from './services';

/** A service as an extra; undefined if it has no price of its own. */
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
 * The guide as pages use it. Services with a price of their own are among its extras, and whatever owners left out of
 * a price is filled in from the guide. Nothing else fills in prices.
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
 * A multiple gets its frequency, unless it multiplies the visitor's own clean, with surcharges. A size loses a price that
 * none of its homes can have.
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
