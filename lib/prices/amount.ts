import type { Amount } from '../content/price';
import { currencyCode } from '../currency';

// Created once: that takes longer than formatting all the prices of a page.
const printed = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: currencyCode,
  trailingZeroDisplay: 'stripIfInteger',
});

/** What visitors read in place of an amount that is on request. */
export const weQuote = 'we’ll quote';

/**
 * Formats pence as pounds: 1200 is £12, 1250 is £12.50. The locale is fixed, so that the build and every browser
 * produce the same text.
 */
export function formatAmount(amount: Amount): string {
  return amount === 'on request' ? weQuote : printed.format(amount / 100);
}

/** Formats a count, e.g. 1,200. */
export function formatCount(count: number): string {
  return count.toLocaleString('en-GB');
}

/** The price of a clean, e.g. £25 a clean. */
export function formatClean(amount: Amount): string {
  return amount === 'on request' ? weQuote : `${formatAmount(amount)} a clean`;
}
