/** What prices are in: its code, its sign, and its name after a number. */
export const currency = { code: 'GBP', sign: '£', name: 'pounds' };
