import type { AdditionalServicePrices } from '../content/price-guide';

/** Which house the two prices of an additional service are for, as the heads of their columns. */
export const houseWords: Record<keyof AdditionalServicePrices['gutterClearing'], string> = {
  without: 'House only',
  with: 'With extension or conservatory',
};
