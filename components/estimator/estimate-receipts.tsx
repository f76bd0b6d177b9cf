import type { PriceGuide } from '../../lib/content/price-guide';
import { priceEstimate, type Estimate, type OccasionalService } from '../../lib/prices/estimate';
import {
  basisWords,
  frequencyWords,
  priceWords,
  serviceWords,
} from '../../lib/prices/estimate-words';
import { findHouse, houseGroups } from '../../lib/prices/houses';
import { Receipt } from './receipt';
import { SteadyText } from './steady-text';

type ReceiptsProps = { guide: PriceGuide; estimate: Estimate };

/** One window clean and what its price is made of. */
export function CleanReceipt({ guide, estimate }: ReceiptsProps) {
  const { clean } = priceEstimate(guide, estimate);
  const price = (part: string) =>
    priceWords(clean?.parts.find((line) => line.part === part)?.pence);
  const names = houseGroups(guide).flatMap(({ houses }) => houses.map(({ house }) => house.name));
  return (
    <Receipt
      caption={
        <SteadyText text={findHouse(guide, estimate.house)!.name} longest={longest(names)} />
      }
      lines={[
        {
          what: capitalised(frequencyWords[estimate.frequency]),
          price: price(estimate.frequency),
        },
        { what: 'Extension', price: estimate.extension ? price('extension') : undefined },
        { what: 'Conservatory', price: estimate.conservatory ? price('conservatory') : undefined },
      ]}
      total={{ what: 'Each clean', price: priceWords(clean?.pence), isOnRequest: !clean }}
    />
  );
}

/** The occasional services, each with its own price. */
export function OccasionalReceipt({ guide, estimate }: ReceiptsProps) {
  const { gutters } = estimate;
  const { occasional } = priceEstimate(guide, estimate);
  const line = (service: OccasionalService) => {
    const chosen = occasional.find((price) => price.service === service);
    return {
      what: serviceWords[service],
      basis: (
        <SteadyText
          text={basisWords(guide, estimate, service)}
          longest={longest(
            otherChoices.map((other) => basisWords(guide, { ...estimate, ...other }, service)),
          )}
        />
      ),
      price: chosen && priceWords(chosen.pence),
    };
  };
  const guttersLine = {
    ...line(gutters === 'none' ? 'gutterClearing' : gutters),
    what: (
      <SteadyText
        text={gutters === 'none' ? 'Gutters' : serviceWords[gutters]}
        longest={serviceWords.gutterFasciaSoffits}
      />
    ),
  };
  return (
    <Receipt
      caption="Occasional extras, per visit"
      lines={[line('windowsInside'), guttersLine, line('conservatoryRoof')]}
    />
  );
}

/** Choices that give every basis its other forms. */
const otherChoices: Partial<Estimate>[] = [
  { windowsInside: false, extension: false, conservatory: false, roofPanels: 0 },
  { windowsInside: true, extension: true, roofPanels: 99 },
  { roofPanels: 9 },
];

const longest = (texts: string[]) =>
  texts.reduce((chosen, text) => (text.length < chosen.length ? chosen : text));

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
