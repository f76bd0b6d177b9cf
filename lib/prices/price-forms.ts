import { capitalised } from './capitalised';
import type { Amount, Price } from '../content/price';
import type { Extra, Home, PriceGuide } from '../content/price-guide';
import { formatAmount, formatCount, weQuote } from './amount';
import type { Choices } from './choices';
import { frequencyHead } from './column-heads';
import { namesInSentence } from './in-sentence';

/** What a price comes to for a visitor. */
export type Priced = {
  /** Pence, or on request. */
  amount: Amount;
  /** How it is worked out, e.g. 11 at £5 per panel. */
  basis?: string;
};

/** Whether all that can be said of a price is to ask for it. */
export function isOnRequest(price: Price): boolean {
  return price.form === 'amount' && price.amount === 'on request';
}

/** What has a price. If it `replacesFirst`, a multiple may be of the visitor's own clean: see `baseOf`. */
export type Offer = Pick<Extra, 'price' | 'replacesFirst'>;

/** A price in a few words, for whatever home, e.g. £5 per panel, minimum charge £50. */
export function priceWords(offer: Offer, guide: PriceGuide): string {
  const { price } = offer;
  switch (price.form) {
    case 'amount':
      return formatAmount(price.amount);
    case 'times': {
      const often = baseOf(offer, guide);
      const words = often && frequencyHead(often).toLowerCase().replaceAll(' ', '-');
      const base = words ? `your ${words} price` : 'your price per clean';
      if (price.times === 1) return capitalised(base);
      const factors: Record<number, string> = { 0.5: 'Half', 2: 'Twice' };
      return `${factors[price.times] ?? `${price.times} times`} ${base}`;
    }
    case 'each': {
      const most = price.maximum ? `; ${weQuote} above ${formatCount(price.maximum)}` : '';
      return `${formatAmount(price.each)} per ${price.unit}${leastOf(price)}${most}`;
    }
    case 'bySize':
      return rangeWords(amountsOf(offer, guide));
  }
}

/** What every home pays for a clean without surcharges, at each frequency. */
export function cleansOf({ homes, frequencies }: PriceGuide, often = frequencies): Amount[] {
  const rows = homes.flatMap((table) => table.rows);
  return rows.flatMap((home) => often.map(({ id }) => amountOf(home, id)));
}

/** Every amount that homes can be charged. */
export function amountsOf(offer: Offer, guide: PriceGuide): Amount[] {
  const { price } = offer;
  switch (price.form) {
    case 'amount':
      return [price.amount];
    case 'times': {
      const often = baseOf(offer, guide);
      return cleansOf(guide, often && [often]).map((amount) => multiple(amount, price.times));
    }
    case 'each':
      return [Math.max(price.each, price.minimum ?? 0)];
    case 'bySize':
      return price.bySize.flatMap(({ houseOnly, extended = houseOnly }) => [houseOnly, extended]);
  }
}

/**
 * What an extra comes to for what a visitor chose, and what a clean of it costs; on request if that takes a home and
 * none is chosen.
 */
export function pricedFor(
  extra: Extra,
  guide: PriceGuide,
  choices: Choices,
  clean: Amount,
): Priced {
  const { id, price } = extra;
  const { home, surcharges, extras } = choices;
  switch (price.form) {
    case 'amount':
      return { amount: price.amount };
    case 'times': {
      const often = baseOf(extra, guide);
      const regular = home && often ? amountOf(home, often.id) : 'on request';
      const base = often ? regular : clean;
      const amount = multiple(base, price.times);
      if (amount === 'on request') return { amount };
      return { amount, basis: `${price.times} × ${formatAmount(base)}` };
    }
    case 'each': {
      const count = extras[id] ?? 0;
      const { each, unit, minimum = 0, maximum = Infinity } = price;
      if (count > maximum)
        return { amount: 'on request', basis: `${formatCount(count)} ${plural(unit)}` };
      const basis = `${formatCount(count)} at ${formatAmount(each)} per ${unit}`;
      return count * each < minimum
        ? { amount: minimum, basis: basis + leastOf(price) }
        : { amount: count * each, basis };
    }
    case 'bySize': {
      const hasHomes = guide.homes.length > 0;
      const chosen = price.bySize[(extras[id] ?? 0) - 1];
      const row = hasHomes ? price.bySize.find(({ size }) => size === home?.size) : chosen;
      const extending = surcharges.filter((one) => one.countsAsExtended);
      if (!row) return { amount: 'on request' };
      if (!hasHomes) return { amount: row.houseOnly, basis: row.size };
      if (extending.length === 0) return { amount: row.houseOnly };
      return { amount: row.extended ?? 'on request', basis: `with ${namesInSentence(extending)}` };
    }
  }
}

/** The price of a home in a column, on request if it has none there. */
export function amountOf({ amounts }: Home, column: string): Amount {
  const { [column]: amount } = amounts;
  return amount === undefined || amount === 'none' ? 'on request' : amount;
}

/** The lowest and the highest of the amounts that are not on request, e.g. £50 to £80. */
export function rangeWords(
  amounts: Amount[],
  words = (least: string, most: string) => `${least} to ${most}`,
): string {
  const pence = amounts.filter((amount) => amount !== 'on request');
  if (pence.length === 0) return weQuote;
  const least = formatAmount(Math.min(...pence));
  const most = formatAmount(Math.max(...pence));
  return least === most ? least : words(least, most);
}

/**
 * What a choice costs before a home is chosen: the one amount that all pay, or the least, e.g. from £50; up to the
 * most if some pay nothing.
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
  return words.replace(/^(?=\p{Sc})/u, '+');
}

function leastOf({ minimum }: Price<'each'>): string {
  return minimum === undefined ? '' : `, minimum charge ${formatAmount(minimum)}`;
}

/** What is counted, of several: panels, balconies, square feet; m² stays as it is. */
export function plural(unit: string): string {
  if (!/[a-z]{3}$/i.test(unit)) return unit;
  const ending = /([sxz]|[cs]h)$/i.test(unit) ? 'es' : 's';
  return /foot$/i.test(unit)
    ? unit.replace(/foot$/i, 'feet')
    : unit.replace(/([^aeiou])y$/i, '$1ie') + ending;
}

/** The only place in which an amount may be a fraction of a penny, and is rounded. */
function multiple(base: Amount, times: number): Amount {
  return base === 'on request' ? base : Math.round(base * times);
}

/** The frequency whose price a multiple is of; none if it is of the visitor's own clean, surcharges and all. */
function baseOf({ price, replacesFirst }: Offer, { frequencies }: PriceGuide) {
  const named = price.form === 'times' ? price.frequency : undefined;
  if (replacesFirst && !named) return undefined;
  return frequencies.find(({ id }) => id === named) ?? frequencies[0];
}
