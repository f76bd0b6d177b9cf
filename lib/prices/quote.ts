import type { Amount } from '../content/price';
import type { Extra, PriceGuide } from '../content/price-guide';
import { unlistedHome, type Choices } from './choices';
import { amountOf, pricedFor, type Priced } from './price-forms';
import { formatAmount } from './amount';
import { namesInSentence } from './in-sentence';

/** One line of a bill. */
export type QuoteLine = Priced & { name: string };

/** What a guide and a visitor's choices come to. */
export type Quote = {
  /** The home, e.g. 3 Bed Semi Detached. Undefined if none is chosen, or none of the guide's. */
  home: string | undefined;
  /** How often windows are cleaned, e.g. every 8 weeks; empty if the guide does not say. */
  every: string;
  /** What each regular clean is made of; empty until a home is chosen. */
  regular: QuoteLine[];
  /** What the home has, within a sentence, e.g. extension and conservatory; empty if nothing. */
  has: string;
  /** The sum of the regular clean; on request until a home is chosen. */
  clean: Amount;
  /** What is done now and then. */
  extras: QuoteLine[];
  /** The sum of those extras that have a price. */
  extrasSum: number;
  /** How many of the extras have none. */
  unpriced: number;
  /** What the answers to questions ask for beside the regular clean, such as a first clean. */
  asked: QuoteLine[];
};

/** The only place in which prices are added up; all amounts in pence. */
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
    ...pricedFor(extra, guide, choices, clean),
  });
  const askedLine = (extra: Extra): QuoteLine => {
    const asked = line(extra);
    if (asked.amount === 'on request' || clean === 'on request') return asked;
    const beside = `${extra.replacesFirst ? 'instead of' : 'on top of'} the first ${formatAmount(clean)} clean`;
    return { ...asked, basis: asked.basis ? `${asked.basis}, ${beside}` : beside };
  };
  const chosen = guide.extras.filter(({ id }) => choices.extras[id]);
  // Without a regular clean to stand beside, it is an extra like any other.
  const isAsked = ({ question }: Extra) => question !== undefined && regular.length > 0;
  const extras = chosen.filter((extra) => !isAsked(extra)).map(line);
  return {
    home: home?.id === unlistedHome.id ? undefined : home?.name,
    every: frequency ? `every ${frequency.every}` : '',
    regular,
    has: namesInSentence(surcharges),
    clean,
    extras,
    extrasSum: sum(extras),
    unpriced: extras.filter(({ amount }) => amount === 'on request').length,
    asked: chosen.filter(isAsked).map(askedLine),
  };
}

/** The sum of what has a price. */
function sum(lines: QuoteLine[]): number {
  return lines.reduce((total, { amount }) => (amount === 'on request' ? total : total + amount), 0);
}
