import { capitalised } from './capitalised';
import type { Amount, Price } from '../content/price';
import type { Extra, Home, PriceGuide } from '../content/price-guide';
import { formatAmount } from './amount';
import type { Choices } from './choices';
import { frequencyHead } from './column-heads';

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

/** A price in a few words, for whatever home, e.g. £5 per panel, at least £50. */
export function priceWords(price: Price, guide: PriceGuide): string {
  switch (price.form) {
    case 'amount':
      return formatAmount(price.amount);
    case 'times': {
      const often = frequencyHead(baseOf(price, guide)).toLowerCase().replaceAll(' ', '-');
      const base = `your ${often} price`;
      if (price.times === 1) return capitalised(base);
      const factors: Record<number, string> = { 0.5: 'Half', 2: 'Twice' };
      return `${factors[price.times] ?? `${price.times} times`} ${base}`;
    }
    case 'each':
      return `${formatAmount(price.each)} per ${price.unit}${leastOf(price)}`;
    case 'bySize':
      return rangeWords(amountsOf(price, guide));
  }
}

/** Every amount that homes can be charged. */
export function amountsOf(price: Price, guide: PriceGuide): Amount[] {
  switch (price.form) {
    case 'amount':
      return [price.amount];
    case 'times': {
      const { id } = baseOf(price, guide);
      const homes = guide.homes.flatMap(({ rows }) => rows);
      return homes.map((home) => multiple(amountOf(home, id), price.times));
    }
    case 'each':
      return [Math.max(price.each, price.minimum ?? 0)];
    case 'bySize':
      return price.bySize.flatMap(({ houseOnly, extended = houseOnly }) => [houseOnly, extended]);
  }
}

/** What an extra comes to for what a visitor chose; on request if that takes a home and none is chosen. */
export function pricedFor({ id, price }: Extra, guide: PriceGuide, choices: Choices): Priced {
  const { home, surcharges, extras } = choices;
  switch (price.form) {
    case 'amount':
      return { amount: price.amount };
    case 'times': {
      const base = home ? amountOf(home, baseOf(price, guide).id) : 'on request';
      const amount = multiple(base, price.times);
      if (amount === 'on request') return { amount };
      return { amount, basis: `${price.times} × ${formatAmount(base)}` };
    }
    case 'each': {
      const count = extras[id] ?? 0;
      const { each, unit, minimum = 0 } = price;
      const basis = `${count} at ${formatAmount(each)} per ${unit}`;
      return count * each < minimum
        ? { amount: minimum, basis: basis + leastOf(price) }
        : { amount: count * each, basis };
    }
    case 'bySize': {
      const row = price.bySize.find(({ size }) => size === home?.size);
      const extending = surcharges.filter((one) => one.countsAsExtended);
      if (!row) return { amount: 'on request' };
      if (extending.length === 0) return { amount: row.houseOnly };
      return { amount: row.extended ?? 'on request', basis: `with ${inSentence(extending)}` };
    }
  }
}

/** The price of a home in a column, on request if it has none there. */
export function amountOf({ amounts }: Home, column: string): Amount {
  return amounts[column] ?? 'on request';
}

/** The lowest and the highest of the amounts that are not on request, e.g. £50 to £80. */
export function rangeWords(
  amounts: Amount[],
  words = (least: string, most: string) => `${least} to ${most}`,
): string {
  const pence = amounts.filter((amount) => amount !== 'on request');
  if (pence.length === 0) return 'on request';
  const least = formatAmount(Math.min(...pence));
  const most = formatAmount(Math.max(...pence));
  return least === most ? least : words(least, most);
}

/** The one amount that all pay, or the least, e.g. from £50; for a choice before a home is chosen. */
export function leastWords(amounts: Amount[]): string {
  return rangeWords(amounts, (least) => `from ${least}`);
}

function leastOf({ minimum }: Price<'each'>): string {
  return minimum === undefined ? '' : `, at least ${formatAmount(minimum)}`;
}

/** The only place in which an amount may be a fraction of a penny, and is rounded. */
function multiple(base: Amount, times: number): Amount {
  return base === 'on request' ? base : Math.round(base * times);
}

/** The frequency whose price a multiple is of. */
function baseOf({ frequency }: Price<'times'>, { frequencies }: PriceGuide) {
  return frequencies.find(({ id }) => id === frequency) ?? frequencies[0]!;
}

const and = new Intl.ListFormat('en-GB');

/** Names within a sentence, e.g. extension and conservatory. */
export function inSentence(named: { name: string }[]): string {
  return and.format(named.map(({ name }) => name.toLowerCase()));
}
