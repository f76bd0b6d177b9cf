import type { Amount, Priced } from '../content/price';

/** Whether an amount has a figure, exact or least. */
export function hasFigure(amount: Amount): amount is Priced {
  return amount !== 'on request';
}

/** The pence of an amount; of a “from” amount, the least. */
export function penceOf(amount: Priced): number {
  return typeof amount === 'number' ? amount : amount.from;
}

/** The pence worked out from some amounts, as an amount: a “from” amount if any of those is one. */
export function amountLike(amounts: Priced[], pence: number): Priced {
  return amounts.every((amount) => typeof amount === 'number') ? pence : { from: pence };
}

/** The least of some amounts: exact if all are equal, otherwise a “from” amount; on request if none has a figure. */
export function leastOf(amounts: Amount[]): Amount {
  const priced = amounts.filter(hasFigure);
  if (priced.length === 0) return 'on request';
  const least = Math.min(...priced.map(penceOf));
  return amounts.every((amount) => amount === least) ? least : { from: least };
}

/** The sum of amounts that have a price. */
export function sumOf(amounts: Priced[]): Priced {
  return amountLike(
    amounts,
    amounts.reduce((sum: number, amount) => sum + penceOf(amount), 0),
  );
}

/** Rounds to whole pence. No other calculation can produce a fraction of a penny. */
export function multiply(base: Amount, times: number): Amount {
  return hasFigure(base) ? amountLike([base], Math.round(penceOf(base) * times)) : base;
}
