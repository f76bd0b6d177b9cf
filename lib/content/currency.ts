// The currency of prices. Separate exports, so that browsers download only what they use.
export const currencyCode = 'GBP';
export const currencySign = '£';
/** Follows an amount in pence. */
export const pennySign = 'p';
/** Follows an amount. */
export const currencyName = 'pounds';
