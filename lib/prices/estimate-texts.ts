import type { PriceGuide } from '../content/price-guide';
import { priceEstimate, type Estimate, type EstimateLine } from './estimate';
import { describeEstimate, priceWords } from './estimate-words';
import { findHouse } from './houses';

/** The places of the estimator's result whose text depends on what is chosen. */
export type EstimateText = EstimateLine | 'house' | 'sentences';

/** The text of every place of the result, shown or not. */
export function estimateTexts(guide: PriceGuide, estimate: Estimate): Record<EstimateText, string> {
  const { extension, conservatory, ...prices } = priceEstimate(guide, estimate);
  const words = Object.entries(prices).map(([line, pence]) => [line, priceWords(pence)]);
  return {
    ...(Object.fromEntries(words) as Record<keyof typeof prices, string>),
    extension: addedWords(extension),
    conservatory: addedWords(conservatory),
    ...(estimate.roofPanels === 0 && { conservatoryRoof: '–' }),
    house: findHouse(guide, estimate.house)!.name,
    sentences: describeEstimate(guide, estimate).join(' '),
  };
}

function addedWords(pence: number | undefined): string {
  return pence === undefined ? priceWords(pence) : `+${priceWords(pence)}`;
}
