import type { Amount } from '../content/price';
import { currencyCode, pennySign } from '../currency';

// Created once: that takes longer than formatting all the prices of a page.
const printed = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: currencyCode,
  trailingZeroDisplay: 'stripIfInteger',
});

/** What visitors read in place of an amount that is on request. */
export const weQuote = 'we’ll quote';

/** An amount that is not on request. */
export type Priced = Exclude<Amount, 'on request'>;

/** Whether an amount has a figure, or a least one. */
export function hasFigure(amount: Amount): amount is Priced {
  return amount !== 'on request';
}

/** The pence of an amount; the least, if there may be more. */
export function penceOf(amount: Priced): number {
  return typeof amount === 'number' ? amount : amount.from;
}

/** An amount with other pence, or several with the pence of all: a least figure makes the whole a least figure. */
export function amountLike(amounts: Priced[], pence: number): Priced {
  return amounts.every((amount) => typeof amount === 'number') ? pence : { from: pence };
}

/** The sum of amounts that have a price. */
export function sumOf(amounts: Priced[]): Priced {
  return amountLike(
    amounts,
    amounts.reduce((sum: number, amount) => sum + penceOf(amount), 0),
  );
}

/**
 * Formats pence as pounds: 1200 is £12, 1250 is £12.50, 45 is 45p, and what there may be more of is from £12. The
 * locale is fixed, so that the build and every browser produce the same text.
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

/** The price of such a clean, e.g. £25 a clean. */
export function formatClean(amount: Amount): string {
  return formatAmount(amount) + (hasFigure(amount) ? perClean : '');
}
