import type { AdditionalServicePrices, Frequency, PriceGuide } from '../content/price-guide';
import type { OccasionalService } from './estimate';
import { formatPounds } from './money';
import type { AdditionalService } from './prices';

/** For the middle of a sentence. */
export const frequencyWords: Record<Frequency, string> = {
  fourWeeks: 'every 4 weeks',
  eightWeeks: 'every 8 weeks',
};

/** Short enough for one line of the result on a narrow phone. */
export const serviceWords: Record<OccasionalService, string> = {
  windowsInside: 'Windows cleaned inside',
  gutterClearing: 'Gutter clearing',
  gutterFasciaSoffits: 'Gutter, fascia & soffits',
  conservatoryRoof: 'Conservatory roof',
};

export function priceWords(pence: number | undefined): string {
  return pence === undefined ? 'on request' : formatPounds(pence);
}

/** The additional services as the price tables name them. */
export const additionalServiceWords: Record<AdditionalService, string> = {
  gutterClearing: 'Gutter clearing with vacuum',
  gutterFasciaSoffits: 'Gutter, fascia & soffits cleaned',
};

/** Which house the two prices of an additional service are for, as the heads of their columns. */
export const houseWords: Record<keyof AdditionalServicePrices['gutterClearing'], string> = {
  without: 'House only',
  with: 'With extension or conservatory',
};

/** What a conservatory's roof costs, e.g. `£5 a panel, minimum £50`. */
export function roofWords({ conservatoryRoof: { perPanel, minimum } }: PriceGuide): string {
  return `${formatPounds(perPanel)} a panel, minimum ${formatPounds(minimum)}`;
}
