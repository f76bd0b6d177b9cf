import type { Extra, PriceGuide } from '../content/price-guide';
import type { Service } from '../content/services';

/** The extra whose price a service has, its own or another; undefined if it has the regular price of homes. */
export function extraOf({ id, price }: Service, { extras }: PriceGuide): Extra | undefined {
  const name = typeof price === 'string' ? price : id;
  return extras.find((extra) => extra.id === name);
}
