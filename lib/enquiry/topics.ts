import type { PriceGuide } from '../content/price-guide';
import type { Service } from '../content/services';

/** What visitors can ask about, as worded in a sentence, by its id in an address. */
export type EnquiryTopics = Record<string, string>;

/** A topic for each service and each extra. */
export function enquiryTopics(
  services: Pick<Service, 'id' | 'title'>[],
  { extras }: Pick<PriceGuide, 'extras'>,
): EnquiryTopics {
  return Object.fromEntries([
    ...extras.map(({ id, name }) => [id, name]),
    ...services.map(({ id, title }) => [id, title]),
  ]);
}
