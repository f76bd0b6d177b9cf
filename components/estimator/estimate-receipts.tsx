import type { PriceGuide } from '../../lib/content/price-guide';
import { priceEstimate, type Estimate, type OccasionalService } from '../../lib/prices/estimate';
import {
  basisWords,
  frequencyWords,
  priceWords,
  serviceWords,
} from '../../lib/prices/estimate-words';
import { findHouse } from '../../lib/prices/houses';
import { Receipt } from './receipt';

type ReceiptsProps = { guide: PriceGuide; estimate: Estimate };

/** One window clean and what its price is made of. */
export function CleanReceipt({ guide, estimate }: ReceiptsProps) {
  const { clean } = priceEstimate(guide, estimate);
  const price = (part: string) =>
    priceWords(clean?.parts.find((line) => line.part === part)?.pence);
  return (
    <Receipt
      caption={findHouse(guide, estimate.house)!.name}
      lines={[
        {
          what: capitalised(frequencyWords[estimate.frequency]),
          price: price(estimate.frequency),
        },
        { what: 'Extension', price: estimate.extension ? price('extension') : undefined },
        { what: 'Conservatory', price: estimate.conservatory ? price('conservatory') : undefined },
      ]}
      total={{ what: 'Each clean', price: priceWords(clean?.pence) }}
    />
  );
}

/** The occasional services, each with its own price. */
export function OccasionalReceipt({ guide, estimate }: ReceiptsProps) {
  const { gutters } = estimate;
  const { occasional } = priceEstimate(guide, estimate);
  const line = (service: OccasionalService, what = serviceWords[service]) => {
    const chosen = occasional.find((price) => price.service === service);
    return {
      what,
      basis: basisWords(guide, estimate, service),
      price: chosen && priceWords(chosen.pence),
    };
  };
  return (
    <Receipt
      caption="Apart from that, each time"
      lines={[
        line('windowsInside'),
        gutters === 'none' ? line('gutterClearing', 'Gutters') : line(gutters),
        line('conservatoryRoof'),
      ]}
    />
  );
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
