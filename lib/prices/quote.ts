import type { Amount } from '../content/price';
import type { Extra, PriceGuide } from '../content/price-guide';
import { unlistedHome, type Choices } from './choices';
import { amountOf, calculatePrice, type CalculatedPrice } from './price-forms';
import { formatAmount } from './amount';
import { namesInSentence } from './names';

/** One line of a bill. */
export type QuoteLine = CalculatedPrice & { name: string };

/** What a visitor's choices cost, line by line. */
export type Quote = {
  /** The name of the home, e.g. 3 Bed Semi Detached; undefined if none is chosen, or if it is not listed. */
  home: string | undefined;
  /** How often, e.g. every 8 weeks; empty if the guide has no frequencies. */
  every: string;
  /** The lines of each regular clean: windows, then surcharges; empty until a home is chosen. */
  regular: QuoteLine[];
  /** The surcharges within a sentence, e.g. extension and conservatory; empty if there are none. */
  surcharges: string;
  /** The sum of the regular clean; on request until a home is chosen. */
  clean: Amount;
  /** One line for each extra that is chosen. */
  extras: QuoteLine[];
  /** The sum of those extras that have a price. */
  extrasSum: number;
  /** How many of the extras have none. */
  unpriced: number;
  /** One-off work before the regular cleans, such as a first clean, by the answers to questions. */
  firstCleans: QuoteLine[];
};

/** Prices a visitor's choices, in pence. No other code adds up prices. */
export function quoteFor(guide: PriceGuide, choices: Choices): Quote {
  const { home, frequency, surcharges } = choices;
  const regular =
    home && frequency
      ? [
          { name: 'Windows', amount: amountOf(home, frequency.id) },
          ...surcharges.map(({ id, name }) => ({ name, amount: amountOf(home, id) })),
        ]
      : [];
  const isPriced = regular.length > 0 && regular.every(({ amount }) => amount !== 'on request');
  const clean = isPriced ? sum(regular) : 'on request';
  const line = (extra: Extra): QuoteLine => ({
    name: extra.name,
    ...calculatePrice(extra, guide, choices, clean),
  });
  const firstCleanLine = (extra: Extra): QuoteLine => {
    const own = line(extra);
    if (own.amount === 'on request' || clean === 'on request') return own;
    const beside = `${extra.replacesFirst ? 'instead of' : 'on top of'} the first ${formatAmount(clean)} clean`;
    return { ...own, workings: [own.workings, beside].filter(Boolean).join(', ') };
  };
  const chosen = guide.extras.filter(({ id }) => choices.extras[id]);
  // Without a regular clean, it is an extra like any other.
  const isFirstClean = ({ question }: Extra) => question !== undefined && regular.length > 0;
  const extras = chosen.filter((extra) => !isFirstClean(extra)).map(line);
  return {
    home: home?.id === unlistedHome.id ? undefined : home?.name,
    every: frequency ? `every ${frequency.every}` : '',
    regular,
    surcharges: namesInSentence(surcharges),
    clean,
    extras,
    extrasSum: sum(extras),
    unpriced: extras.filter(({ amount }) => amount === 'on request').length,
    firstCleans: chosen.filter(isFirstClean).map(firstCleanLine),
  };
}

/** The sum of the lines that have a price. */
function sum(lines: QuoteLine[]): number {
  return lines.reduce((total, { amount }) => (amount === 'on request' ? total : total + amount), 0);
}
