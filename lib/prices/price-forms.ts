import { capitalised } from './capitalised';
import type { Amount, Price } from '../content/price';
import type { Extra, Home, PriceGuide, Surcharge } from '../content/price-guide';
import { needsOf } from '../needs';
import { amountLike, formatAmount, formatCount, hasFigure, penceOf, weQuote } from './amount';
import type { Choices } from './choices';
import { frequencyHead } from './how-often';
import { namesInSentence } from './names';

/** What a price comes to for a visitor's choices. */
export type CalculatedPrice = {
  /** Pence, or on request. */
  amount: Amount;
  /** How it is worked out, or which of several prices it is, e.g. 11 at £5 per panel, or with conservatory. */
  workings?: string;
};

/** Whether a price has no figure for anybody. */
export function isOnRequest(price: Price): boolean {
  return price.form === 'amount' && price.amount === 'on request';
}

/** What a price is called: fixed prices are no guides. */
export function priceWord({ guideNote }: PriceGuide): 'Guide price' | 'Price' {
  return guideNote === undefined ? 'Price' : 'Guide price';
}

/** Anything with a price. `replacesFirst` matters for a multiple: see `baseFrequency`. */
export type Offer = Pick<Extra, 'price' | 'replacesFirst' | 'needs'>;

/** A price in a few words, before a home is chosen, e.g. £5 per panel, minimum charge £50. */
export function priceWords(offer: Offer, guide: PriceGuide): string {
  const { price } = offer;
  switch (price.form) {
    case 'amount':
      return formatAmount(price.amount);
    case 'times': {
      const frequency = baseFrequency(price, offer, guide);
      const words = frequency && frequencyHead(frequency).toLowerCase().replaceAll(' ', '-');
      const base = words ? `your ${words} price` : 'your price per clean';
      if (price.times === 1) return capitalised(base);
      const factors: Record<number, string> = { 0.5: 'Half', 2: 'Twice' };
      return `${factors[price.times] ?? `${price.times} times`} ${base}`;
    }
    case 'each': {
      const most = price.maximum ? `; ${weQuote} above ${formatCount(price.maximum)}` : '';
      return `${formatAmount(price.each)} per ${price.unit}${minimumWords(price)}${most}`;
    }
    case 'bySize':
      return rangeWords(possibleAmounts(offer, guide));
  }
}

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

/**
 * Calculates the price of an extra for a visitor's choices. `clean` is the amount of their regular clean, of which some
 * extras cost a multiple. On request if the price depends on the home and none is chosen.
 */
export function calculatePrice(
  extra: Extra,
  guide: PriceGuide,
  choices: Choices,
  clean: Amount,
): CalculatedPrice {
  const { id, price } = extra;
  const { home, surcharges, extras } = choices;
  switch (price.form) {
    case 'amount':
      return { amount: price.amount };
    case 'times': {
      const { frequency } = price;
      const regular = home && frequency ? amountOf(home, frequency) : 'on request';
      const base = frequency ? regular : clean;
      const amount = multiply(base, price.times);
      if (amount === 'on request') return { amount };
      return { amount, workings: `${price.times} × ${formatAmount(base)}` };
    }
    case 'each': {
      const count = extras[id] ?? 0;
      const { each, unit, units, minimum = 0, maximum = Infinity } = price;
      if (count > maximum)
        return { amount: 'on request', workings: `${formatCount(count)} ${units}` };
      const workings = `${formatCount(count)} at ${formatAmount(each)} per ${unit}`;
      return count * each < minimum
        ? { amount: minimum, workings: workings + minimumWords(price) }
        : { amount: count * each, workings };
    }
    case 'bySize': {
      const hasHomes = guide.homes.length > 0;
      const chosen = price.bySize[(extras[id] ?? 0) - 1];
      const row = hasHomes ? price.bySize.find(({ size }) => size === home?.size) : chosen;
      const { houseOnly, extended = 'on request' } = row ?? {};
      if (!hasHomes) return { amount: houseOnly ?? 'on request', workings: row?.size };
      const extending = extendingIn({ surcharges });
      // Even where the amount is on request, so that nothing says “without” of a home with an extension.
      if (!home || extending.length === 0) return { amount: houseOnly ?? extended };
      return { amount: extended, workings: `with ${namesInSentence(extending)}` };
    }
  }
}

function extendingIn({ surcharges }: Pick<PriceGuide, 'surcharges'>): Surcharge[] {
  return surcharges.filter((one) => one.countsAsExtended);
}

/** The amount of a home for a frequency or surcharge, by its id; on request if it has none. */
export function amountOf({ amounts }: Home, id: string): Amount {
  const { [id]: amount } = amounts;
  return amount === undefined || amount === 'none' ? 'on request' : amount;
}

/**
 * The range of the amounts that are not on request, e.g. £50 to £80, or as `print` puts it; from £50 if any of them is a
 * least figure, so that nobody knows the most.
 */
export function rangeWords(
  amounts: Amount[],
  print = (least: string, most: string) => `${least} to ${most}`,
): string {
  const priced = amounts.filter(hasFigure);
  if (priced.length === 0) return weQuote;
  const pence = priced.map(penceOf);
  const least = amountLike(priced, Math.min(...pence));
  const most = formatAmount(Math.max(...pence));
  const words = formatAmount(least);
  return typeof least !== 'number' || words === most ? words : print(words, most);
}

/**
 * What something costs before a home is chosen: the amount, if it is the same for all homes, or else e.g. from £50; if
 * some homes pay nothing, up to £50.
 */
export function leastWords(amounts: Amount[]): string {
  return rangeWords(amounts, (least, most) =>
    amounts.includes(0) ? `up to ${most}` : `from ${least}`,
  );
}

/** What a surcharge adds to a clean before a home is chosen, e.g. +£5, or from £2. */
export function surchargeWords(id: string, { homes }: PriceGuide): string {
  const rows = homes.flatMap((table) => table.rows);
  const words = leastWords(rows.map((home) => amountOf(home, id)));
  return words.replace(/^(?=[\p{Sc}\d])/u, '+');
}

function minimumWords({ minimum }: Price<'each'>): string {
  return minimum === undefined ? '' : `, minimum charge ${formatAmount(minimum)}`;
}

/** Rounds to whole pence; no other sum can come to a fraction of a penny. */
function multiply(base: Amount, times: number): Amount {
  return hasFigure(base) ? amountLike([base], Math.round(penceOf(base) * times)) : base;
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
