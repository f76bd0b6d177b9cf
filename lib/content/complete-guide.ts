import { frequencyPrice } from './frequency-words';
import type { Price } from './price';
import type { ParsedExtra, ParsedGuide, PriceGuide } from './price-guide';
import { inSentence } from './sentence-case';

/**
 * The guide as pages use it: whatever owners left out of a price is filled in from the guide. Nothing else fills in
 * prices. It also has words that scripts would need much code for.
 */
export function completeGuide(guide: ParsedGuide): PriceGuide {
  const extras = guide.extras.map((extra) => ({ ...extra, price: completePrice(extra, guide) }));
  const surcharges = guide.surcharges.map((surcharge) => ({
    ...surcharge,
    nameInSentence: inSentence(surcharge.name),
  }));
  return { ...guide, surcharges, extras };
}

/** A multiple gets its frequency: the first, or for what replaces a clean, the visitor's own, with surcharges. */
function completePrice({ price, replacesFirst }: ParsedExtra, guide: ParsedGuide): Price {
  if (price.kind !== 'times') return price;
  const [first] = guide.frequencies;
  const named = guide.frequencies.find(({ id }) => id === price.frequency);
  if (replacesFirst && !named) return { ...price, frequency: 'own' };
  const frequency = named ?? first!;
  const added =
    price.withSurcharges && guide.surcharges.length > 0 ? ', with what your home adds' : '';
  return { ...price, frequency: { id: frequency.id, price: frequencyPrice(frequency) + added } };
}
