import type { PriceGuide } from '../content/price-guide';

type HomeTable = PriceGuide['homes'][number];

/** Whether a table has a price for at least one of its homes, at least at one frequency. */
export function isPriced({ rows }: HomeTable): boolean {
  return rows.some(({ fourWeeks, eightWeeks }) =>
    [fourWeeks, eightWeeks].some((amount) => amount !== 'on request'),
  );
}
