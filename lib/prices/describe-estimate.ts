import type { PriceGuide, WindowPrices } from '../content/price-guide';
import { priceEstimate, type Estimate, type OccasionalService } from './estimate';
import { findHouse } from './houses';
import { formatPounds } from './money';
import { frequencyWords, houseWords, priceWords, serviceWords } from './price-words';
import { partsOfClean, priceOfClean } from './prices';

/** What the price of a chosen occasional service is made of, e.g. `11 panels × £5`. */
function basisWords(guide: PriceGuide, estimate: Estimate, service: OccasionalService): string {
  const { perPanel, minimum } = guide.conservatoryRoof;
  const { extension, conservatory, roofPanels } = estimate;
  switch (service) {
    case 'windowsInside': {
      const { fourWeeks } = priceEstimate(guide, estimate);
      return `${priceWords(fourWeeks)} × ${guide.windowsInsideTimes}`;
    }
    case 'gutterClearing':
    case 'gutterFasciaSoffits':
      return houseWords[extension || conservatory ? 'with' : 'without'].toLowerCase();
    case 'conservatoryRoof': {
      const panels = roofPanels === 1 ? '1 panel' : `${roofPanels} panels`;
      return roofPanels * perPanel < minimum
        ? `${panels}, minimum charge`
        : `${panels} × ${formatPounds(perPanel)}`;
    }
  }
}

/**
 * The estimate in plain sentences with its sums, window cleaning first, for the visitor's message, screen
 * readers and print.
 */
export function describeEstimate(guide: PriceGuide, estimate: Estimate): string[] {
  const { windowsInside, gutters, roofPanels } = estimate;
  const prices = priceEstimate(guide, estimate);
  const { name, windows } = findHouse(guide, estimate.house)!;
  const extras = (['extension', 'conservatory'] as const).filter((extra) => estimate[extra]);
  const what = [
    name,
    frequencyWords[estimate.frequency],
    ...(extras.length > 0 ? [`with ${extras.join(' and ')}`] : []),
  ].join(', ');
  const services: OccasionalService[] = [
    ...(windowsInside ? ['windowsInside' as const] : []),
    ...(gutters === 'none' ? [] : [gutters]),
    ...(roofPanels > 0 ? ['conservatoryRoof' as const] : []),
  ];
  return [
    `Window cleaning: ${what}. ${windows ? `Guide price ${sumOf(windows, estimate)}` : 'Price on request'}.`,
    ...services.map((service) =>
      prices[service] === undefined
        ? `${serviceWords[service]}: price on request.`
        : `${serviceWords[service]}, ${basisWords(guide, estimate, service)}: guide price ${formatPounds(prices[service])}.`,
    ),
  ];
}

function sumOf(windows: WindowPrices, estimate: Estimate): string {
  const total = `${formatPounds(priceOfClean(windows, estimate))} per clean`;
  const parts = partsOfClean(windows, estimate);
  return parts.length > 1
    ? `${total} (${parts.map((part) => formatPounds(part.pence)).join(' + ')})`
    : total;
}
