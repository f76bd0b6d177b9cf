import type { PriceGuide } from '../../lib/content/price-guide';
import { describeEstimate } from '../../lib/prices/describe-estimate';
import { priceEstimate, type Estimate, type EstimateLine } from '../../lib/prices/estimate';
import { findHouse } from '../../lib/prices/houses';
import { priceWords } from '../../lib/prices/price-words';

/** The places of the estimator's result whose text depends on what is chosen. */
export type ResultText = EstimateLine | 'house' | 'sentences';

/** The text of every place of the result, shown or not. */
export function resultTexts(guide: PriceGuide, estimate: Estimate): Record<ResultText, string> {
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
