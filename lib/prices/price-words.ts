import type { Amount, Price } from '../content/price';
import type { Home, PriceGuide, Surcharge } from '../content/price-guide';
import type { Service } from '../content/services';
import { currencyCode, pennySign } from '../content/currency';
import { canHave, extendingIn } from '../content/homes';
import { hasFigure, leastOf, penceOf } from './amount';
import { amountOf, cleanAmounts, extraOf, possibleAmounts, surchargeAmounts } from './price-lookup';
import { capitalised } from '../content/sentence-case';

// Created once: creating it takes longer than formatting all the prices of a page.
const printed = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: currencyCode,
  trailingZeroDisplay: 'stripIfInteger',
});

/** What visitors read instead of an amount that is on request. */
export const weQuote = 'we’ll quote';

/**
 * Prints an amount for every page, breakdown and message: 1200 is £12, 1250 is £12.50, 45 is 45p, and a least amount is
 * from £12. The locale is fixed, so that the build and every browser produce the same text.
 */
export function formatAmount(amount: Amount): string {
  if (amount === 'on request') return weQuote;
  if (typeof amount !== 'number') return `from ${formatAmount(amount.from)}`;
  return amount > 0 && amount < 100 ? `${amount}${pennySign}` : printed.format(amount / 100);
}

/** Formats a count, e.g. 1,200. */
export function formatCount(count: number): string {
  return count.toLocaleString('en-GB');
}

/** Follows the price of a clean that is repeated. */
export const perClean = ' a clean';

/** The price of a clean that is repeated, e.g. £25 a clean. */
export function formatClean(amount: Amount): string {
  return formatAmount(amount) + (hasFigure(amount) ? perClean : '');
}

/** What a price is called: a fixed price is not a guide price. */
export function priceLabel({ guideNote }: PriceGuide): 'Guide price' | 'Price' {
  return guideNote === undefined ? 'Price' : 'Guide price';
}

/** Captions for the prices in tiles, in the tables of homes and in the table of extras. */
export function priceCaptions(guide: PriceGuide) {
  const perClean = ['per clean', ...(guide.includes ? [guide.includes] : [])].join(', ');
  return {
    tiles: `${priceLabel(guide)}s ${perClean}.`,
    homes: `Price ${perClean}`,
    extras: 'Price per visit.',
  };
}

/** What a surcharge adds to a clean of a home, e.g. +£5; a dash if the home cannot have it. */
export function surchargeWords(home: Home, id: string): string {
  const amount = amountOf(home, id);
  if (!canHave(home, id)) return '–';
  return (hasFigure(amount) ? '+' : '') + formatAmount(amount);
}

/**
 * What a surcharge adds to a clean before a home is chosen, e.g. +£5; adds from £5 if some homes pay more, or are
 * quoted; adds up to £5 if some pay nothing.
 */
export function leastSurchargeWords(id: string, guide: PriceGuide): string {
  const amounts = surchargeAmounts(id, guide);
  const least = leastOf(amounts);
  if (typeof least === 'number') return `+${formatAmount(least)}`;
  if (!hasFigure(least)) return weQuote;
  const priced = amounts.filter(hasFigure);
  const isUpTo = amounts.includes(0) && priced.length === amounts.length;
  const most = Math.max(...priced.map(penceOf));
  return `adds ${isUpTo ? `up to ${formatAmount(most)}` : formatAmount(least)}`;
}

/** What each surcharge adds to a clean before a home is chosen, e.g. Extension +£2, loft: we’ll quote. */
export function surchargesSentence(guide: PriceGuide): string {
  const amounts = guide.surcharges.map(({ id, nameInSentence }) => {
    const words = leastSurchargeWords(id, guide);
    // A word joiner, or a line could end between + and £.
    return `${nameInSentence}${words === weQuote ? ':' : ''} ${words.replace('+', '+\u2060')}`;
  });
  return `${capitalised(amounts.join(', '))}.`;
}

/** A price in a few words, before a home is chosen, e.g. £5 per panel, minimum charge £50. */
export function priceWords(price: Price, guide: PriceGuide): string {
  switch (price.kind) {
    case 'amount':
      return formatAmount(price.amount);
    case 'times': {
      const { times, frequency, withSurcharges } = price;
      if (frequency === 'own') return capitalised(multipleWords(times, 'your price per clean'));
      const words = multipleWords(times, frequency.price);
      const surcharges = withSurcharges ? '' : eitherOf(guide.surcharges);
      return capitalised(surcharges ? `${words}, nothing extra for ${surcharges}` : words);
    }
    case 'each': {
      const most = price.maximum ? `; ${weQuote} above ${formatCount(price.maximum)}` : '';
      return `${formatAmount(price.each)} per ${price.unit}${minimumWords(price)}${most}`;
    }
    case 'bySize':
      return rangeWords(possibleAmounts({ price }, guide));
  }
}

/** A multiple of a price, e.g. twice the price, 10% less than the price, or 30% of the price. */
export function multipleWords(times: number, base: string): string {
  if (times === 1) return base;
  const percent = Math.round(times * 100);
  const part = times < 0.5 ? `${percent}% of` : `${100 - percent}% less than`;
  const factors: Record<number, string> = { 0.5: 'half', 2: 'twice' };
  return `${factors[times] ?? (times < 1 ? part : `${times} times`)} ${base}`;
}

/** Follows the price of one, e.g. “, minimum charge £50”; empty if there is no minimum. */
export function minimumWords({ minimum }: Extract<Price, { kind: 'each' }>): string {
  return minimum === undefined ? '' : `, minimum charge ${formatAmount(minimum)}`;
}

/** What makes an extra by size cost more, e.g. extension or conservatory; empty if nothing counts as an extension. */
export function extendingNames(guide: PriceGuide): string {
  return eitherOf(extendingIn(guide));
}

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

function eitherOf(surcharges: Surcharge[]): string {
  return either.format(surcharges.map(({ nameInSentence }) => nameInSentence));
}

/** Headings for the two prices of a size; one heading if no surcharge counts as an extension. */
export function sizeHeads(guide: PriceGuide): string[] {
  const names = extendingNames(guide);
  return names ? ['Without', `With ${names}`] : ['Price'];
}

/** What a service costs, in a few words that begin with a capital. */
export function servicePriceWords(service: Service, guide: PriceGuide): string {
  const extra = extraOf(service, guide);
  if (extra) return capitalised(priceWords(extra.price, guide));
  const words = rangeWords(service.price === 'regular' ? cleanAmounts(guide) : []);
  return capitalised(words === weQuote ? words : words + perClean);
}

/**
 * The range of some amounts, e.g. £50 to £80; from £50 if any of them is a least amount or on request, since the most is
 * then unknown.
 */
function rangeWords(amounts: Amount[]): string {
  const exact = amounts.filter((amount) => typeof amount === 'number');
  const least = leastOf(amounts);
  if (exact.length < amounts.length || typeof least !== 'object') return formatAmount(least);
  return `${formatAmount(least.from)} to ${formatAmount(Math.max(...exact))}`;
}
