import type { PriceGuide } from '../content/price-guide';
import type { Service } from '../content/services';
import { priceAnchors, priceSummary, quotedOnRequest } from './price-summary';
import { routes } from './routes';

/** A service as the first page lists it. */
export type ListedService = {
  id: string;
  name: string;
  /** Its price in a few words. */
  price: string;
  /** Done on every visit, or when it is asked for. */
  isRegular: boolean;
  href: string;
};

/**
 * Everything that is offered, in short, each leading to where it is explained: a block of the
 * services page, or the note about first cleans. Ids in `order` come first, in that order.
 */
export function serviceIndex(
  services: Service[],
  guide: PriceGuide,
  order: string[],
): ListedService[] {
  const listed = services.map((service) => ({
    id: service.id,
    name: service.shortName ?? service.title,
    price: priceSummary(guide, service).text,
    isRegular: service.price === 'windowCleaning',
    href: `${routes.services}#${service.id}`,
  }));
  const { firstClean } = guide.notes;
  if (firstClean) {
    listed.push({
      id: priceAnchors.firstClean,
      name: firstClean.shortName ?? firstClean.title,
      price: quotedOnRequest,
      isRegular: false,
      href: `${routes.prices}#${priceAnchors.firstClean}`,
    });
  }
  const place = ({ id }: { id: string }) => (order.includes(id) ? order.indexOf(id) : order.length);
  return listed.sort((one, other) => place(one) - place(other));
}
