import type { Frequency, PriceGuide } from '../content/price-guide';
import { priceEstimate, type Estimate, type OccasionalService } from './estimate';
import { findHouse } from './houses';
import { formatPounds } from './money';
import { roofWords } from './roof-words';

/** For the middle of a sentence. */
export const frequencyWords: Record<Frequency, string> = {
  fourWeeks: 'every 4 weeks',
  eightWeeks: 'every 8 weeks',
};

/** Short enough for one line of the receipt on a narrow phone. */
export const serviceWords: Record<OccasionalService, string> = {
  windowsInside: 'Windows cleaned inside',
  gutterClearing: 'Gutter clearing',
  gutterFasciaSoffits: 'Gutter, fascia & soffits',
  conservatoryRoof: 'Conservatory roof',
};

export function priceWords(pence: number | undefined): string {
  return pence === undefined ? 'on request' : formatPounds(pence);
}

/**
 * What the price of an occasional service depends on: `11 panels × £5`; before it is chosen, or
 * where the guide has no price, the rule: `£5 a panel, minimum £50`.
 */
export function basisWords(
  guide: PriceGuide,
  { house, extension, conservatory, windowsInside, roofPanels }: Estimate,
  service: OccasionalService,
): string {
  const { perPanel, minimum } = guide.conservatoryRoof;
  switch (service) {
    case 'windowsInside': {
      const { windows } = findHouse(guide, house)!;
      const price = windowsInside && windows ? formatPounds(windows.fourWeeks) : '4-weekly price';
      return `${price} × ${guide.windowsInsideTimes}`;
    }
    case 'gutterClearing':
    case 'gutterFasciaSoffits':
      return `${extension || conservatory ? 'with' : 'without'} conservatory or extension`;
    case 'conservatoryRoof': {
      if (roofPanels === 0) return roofWords(guide);
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
  const { clean, occasional } = priceEstimate(guide, estimate);
  const house = findHouse(guide, estimate.house)!.name;
  const extras = (['extension', 'conservatory'] as const).filter((extra) => estimate[extra]);
  const what = [
    house,
    frequencyWords[estimate.frequency],
    ...(extras.length > 0 ? [`with ${extras.join(' and ')}`] : []),
  ].join(', ');
  return [
    `Window cleaning: ${what}. ${clean ? `Guide price ${sumOf(clean)}` : 'Price on request'}.`,
    ...occasional.map(({ service, pence }) =>
      pence === undefined
        ? `${serviceWords[service]}: price on request.`
        : `${serviceWords[service]}, ${basisWords(guide, estimate, service)}: guide price ${formatPounds(pence)}.`,
    ),
  ];
}

function sumOf({ parts, pence }: { parts: { pence: number }[]; pence: number }): string {
  const total = `${formatPounds(pence)} per clean`;
  return parts.length > 1
    ? `${total} (${parts.map((part) => formatPounds(part.pence)).join(' + ')})`
    : total;
}
