import type { Amount } from '../content/price';

/**
 * Prints pence as pounds: 1200 is £12, 1250 is £12.50. The locale is fixed, so that build and browser print
 * the same text. What is on request stays in words.
 */
export function formatAmount(amount: Amount): string {
  if (amount === 'on request') return amount;
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'GBP',
    minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
  }).format(amount / 100);
}

/** The sum of amounts; on request if one of them is. */
export function sum(amounts: Amount[]): Amount {
  return amounts.reduce(
    (total, amount) =>
      total === 'on request' || amount === 'on request' ? 'on request' : total + amount,
    0,
  );
}
