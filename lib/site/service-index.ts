import type { PriceGuide } from '../content/price-guide';
import type { Service } from '../content/services';
import { priceAnchors } from './price-summary';
import { routes } from './routes';

/**
 * Everything that is offered, in short, each leading to where it is explained: a block of the
 * services page, or the note about first cleans. Ids in `order` come first, in that order.
 */
export function serviceIndex(
  services: Service[],
  { firstClean }: PriceGuide['notes'],
  order: string[],
): { id: string; name: string; href: string }[] {
  const listed = services.map(({ id, title, shortName = title }) => ({
    id,
    name: shortName,
    href: `${routes.services}#${id}`,
  }));
  if (firstClean) {
    listed.push({
      id: priceAnchors.firstClean,
      name: firstClean.shortName ?? firstClean.title,
      href: `${routes.prices}#${priceAnchors.firstClean}`,
    });
  }
  const place = ({ id }: { id: string }) => (order.includes(id) ? order.indexOf(id) : order.length);
  return listed.sort((one, other) => place(one) - place(other));
}
