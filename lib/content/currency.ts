// What prices are in. One export each, so that browsers download only the code.
export const currencyCode = 'GBP';
export const currencySign = '£';
/** After a number below 1 of `currencySign`. */
export const pennySign = 'p';
/** After a number. */
export const currencyName = 'pounds';
