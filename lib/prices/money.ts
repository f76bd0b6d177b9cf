/**
 * Formats pence as pounds: 1200 is £12, 1250 is £12.50. The locale is fixed, so that build and browser
 * print the same text.
 */
export function formatPounds(pence: number): string {
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'GBP',
    minimumFractionDigits: pence % 100 === 0 ? 0 : 2,
  }).format(pence / 100);
}
