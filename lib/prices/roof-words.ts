import type { PriceGuide } from '../content/price-guide';
import { formatPounds } from './money';

/** What a conservatory's roof costs, e.g. `£5 a panel, £50 at least`. */
export function roofWords({ conservatoryRoof: { perPanel, minimum } }: PriceGuide): string {
  return `${formatPounds(perPanel)} a panel, ${formatPounds(minimum)} at least`;
}
