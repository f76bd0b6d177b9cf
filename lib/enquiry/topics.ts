import type { PriceGuide } from '../content/price-guide';
import type { Service } from '../content/services';
import { houseGroups } from '../prices/houses';
import { slug } from '../content/slug';

/** What visitors can ask about, as worded in a sentence, by its id in an address. */
export type EnquiryTopics = Record<string, string>;

/** A topic for each block of the services page and each row of the price guide. */
export function enquiryTopics(
  services: Pick<Service, 'id' | 'title'>[],
  guide: PriceGuide,
): EnquiryTopics {
  const houses = houseGroups(guide).flatMap((group) => group.houses.map(({ house }) => house));
  return Object.fromEntries([
    ...houses.map(({ id, name }) => [id, `window cleaning (${name})`]),
    ...guide.additionalServices.map(({ property }) => [
      slug(property),
      `gutters, fascia & soffits (${property})`,
    ]),
    ['windows-cleaned-inside', 'windows cleaned inside'],
    ['conservatory-roof', 'cleaning a conservatory roof'],
    ...services.map(({ id, title }) => [id, title]),
  ]);
}
