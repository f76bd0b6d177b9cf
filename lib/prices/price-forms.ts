import type { Amount, Price } from '../content/price';
import type { Extra, Home, PriceGuide, Surcharge } from '../content/price-guide';
import { needsOf } from '../needs';
import { multiply } from './amount';

/** Whether a price has no figure for anybody. */
export function isOnRequest(price: Price): boolean {
  return price.form === 'amount' && price.amount === 'on request';
}

/** Anything with a price. `replacesFirst` matters for a multiple: see `baseFrequency`. */
export type Offer = Pick<Extra, 'price' | 'replacesFirst' | 'needs'>;

/** What each home pays for a clean without surcharges, at all frequencies or some. */
export function regularAmounts({ homes, frequencies }: PriceGuide, at = frequencies): Amount[] {
  const rows = homes.flatMap((table) => table.rows);
  return rows.flatMap((home) => at.map(({ id }) => amountOf(home, id)));
}

/** The amounts that a price can come to, whichever home it is for; for `each`, that of a single one. */
export function possibleAmounts(offer: Offer, guide: PriceGuide): Amount[] {
  const { price } = offer;
  switch (price.form) {
    case 'amount':
      return [price.amount];
    case 'times': {
      const frequency = baseFrequency(price, offer, guide);
      const amounts = regularAmounts(guide, frequency && [frequency]);
      return amounts.map((amount) => multiply(amount, price.times));
    }
    case 'each':
      return [Math.max(price.each, price.minimum ?? 0)];
    case 'bySize':
      return price.bySize.flatMap((size) => {
        return sizeAmounts(size, offer, guide).filter((amount) => amount !== undefined);
      });
  }
}

/**
 * What homes of a size pay for an extra that is priced by size: first without, then with a surcharge that counts as an
 * extension. Undefined where there is no such home, perhaps because the extra needs such a surcharge.
 */
export function sizeAmounts(
  { houseOnly = 'on request', extended = 'on request' }: Price<'bySize'>['bySize'][number],
  offer: Offer,
  guide: PriceGuide,
): [Amount | undefined, Amount | undefined] {
  if (extendingIn(guide).length === 0) return [houseOnly, undefined];
  return [isForExtended(offer, guide) ? undefined : houseOnly, extended];
}

/** Whether an extra needs a surcharge that counts as an extension, so that nobody has it without. */
export function isForExtended(offer: Offer, guide: PriceGuide): boolean {
  const ids = needsOf(offer, guide.extras);
  return extendingIn(guide).some(({ id }) => ids.includes(id));
}

/** The surcharges that count as extensions. */
export function extendingIn({ surcharges }: Pick<PriceGuide, 'surcharges'>): Surcharge[] {
  return surcharges.filter((one) => one.countsAsExtended);
}

/** The amount of a home for a frequency or surcharge, by its id; on request if it has none. */
export function amountOf({ amounts }: Home, id: string): Amount {
  const { [id]: amount } = amounts;
  return amount === undefined || amount === 'none' ? 'on request' : amount;
}

/** The frequency whose price a multiple is of; undefined if it is of the visitor's own clean, with its surcharges. */
export function baseFrequency(
  { frequency }: Price<'times'>,
  { replacesFirst }: Offer,
  { frequencies }: PriceGuide,
) {
  if (replacesFirst && !frequency) return undefined;
  return frequencies.find(({ id }) => id === frequency) ?? frequencies[0];
}

/** Whether a table has an amount for any of its homes, at any frequency. */
export function isPriced(table: PriceGuide['homes'][number], guide: PriceGuide): boolean {
  return table.rows.some((home) =>
    guide.frequencies.some(({ id }) => amountOf(home, id) !== 'on request'),
  );
}

/** Whether any table of prices, of homes or of extras, has an amount in it. */
export function hasTables(guide: PriceGuide): boolean {
  const isOffered = guide.extras.some(({ price }) => !isOnRequest(price));
  return isOffered || guide.homes.some((table) => isPriced(table, guide));
}
