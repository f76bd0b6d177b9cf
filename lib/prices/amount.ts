import type { Amount } from '../content/price';

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

/** The least of some amounts: the amount that all have, or else a least figure; on request if none has a figure. */
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

/** Rounds to whole pence; no other sum can come to a fraction of a penny. */
export function multiply(base: Amount, times: number): Amount {
  return hasFigure(base) ? amountLike([base], Math.round(penceOf(base) * times)) : base;
}
