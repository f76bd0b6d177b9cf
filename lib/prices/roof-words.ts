import type { PriceGuide } from '../content/price-guide';
import { formatPounds } from './money';

/** What a conservatory's roof costs, e.g. `£5 a panel, minimum £50`. */
export function roofWords({ conservatoryRoof: { perPanel, minimum } }: PriceGuide): string {
  return `${formatPounds(perPanel)} a panel, minimum ${formatPounds(minimum)}`;
}
