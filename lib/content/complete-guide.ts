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

/** Says what a multiple multiplies: the price at a frequency or, if it names none, the visitor's own, with surcharges. */
function completePrice({ price }: ParsedExtra, guide: ParsedGuide): Price {
  if (price.kind !== 'times') return price;
  const frequency = guide.frequencies.find(({ id }) => id === price.frequency);
  if (!frequency) return { ...price, frequency: 'own' };
  const added =
    price.withSurcharges && guide.surcharges.length > 0 ? ', with what your home adds' : '';
  return { ...price, frequency: { id: frequency.id, price: frequencyPrice(frequency) + added } };
}
