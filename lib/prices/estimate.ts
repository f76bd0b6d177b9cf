import type { Amount } from '../content/price';
import type { Extra, PriceGuide, Surcharge } from '../content/price-guide';
import { extendingIn, homesWith } from '../content/homes';
import { amountLike, hasFigure, leastOf, multiply, penceOf, sumOf } from './amount';
import { unlistedHome, type Choices } from './choices';
import { frequencyPhrase, isOnce } from '../content/frequency-words';
import { cleanOf } from './price-lookup';
import { extendingNames, formatAmount, formatCount, minimumWords, priceLabel } from './price-words';

/** A price, worked out for a visitor's choices. */
export type CalculatedPrice = {
  /** Pence, or on request. */
  amount: Amount;
  /** How it is worked out, or which of several prices it is, e.g. 11 at £5 per panel, or with conservatory. */
  workings?: string;
};

/** One line of a breakdown. */
export type EstimateLine = CalculatedPrice & { name: string };

/** What a visitor's choices cost, line by line. */
export type Estimate = {
  /** What the price is called. */
  priceLabel: string;
  /** The name of the home, e.g. 3 Bed Semi Detached, or of `unlistedHome`; undefined if none is chosen. */
  home: string | undefined;
  /** False for `unlistedHome`. */
  isListed: boolean;
  /** How often, e.g. every 8 weeks, or one-off; empty without cleans, or if an unlisted home’s visitor may not have chosen it. */
  frequencyPhrase: string;
  /** Whether the home has cleans that are repeated. */
  isRegular: boolean;
  /** Windows, then surcharges; if any is on request, one line; or what replaces a one-off clean. Empty without cleans or a home. */
  cleanLines: EstimateLine[];
  /** The surcharges, for use in a sentence, e.g. with extension and conservatory; empty if there are none. */
  added: string;
  /** The sum of the clean; on request until a home is chosen. */
  clean: Amount;
  /** One line for each extra that is chosen. */
  extras: EstimateLine[];
  /** What replaces the first regular clean, if a visitor's answer to a question asks for it. */
  firstClean: EstimateLine | undefined;
  /** What is paid at first: the clean, or what replaces the first one, and the extras; on request if all of that is. */
  sum: Amount;
  /** Whether part of that, but not all, is on request. */
  isPartial: boolean;
};

/** Prices a visitor's choices, in pence. No other code adds up prices. */
export function calculateEstimate(guide: PriceGuide, choices: Choices): Estimate {
  const { home, frequency, surcharges } = choices;
  const [usual, other] = guide.frequencies;
  // The first of several is chosen until a visitor chooses another.
  const isChosen = frequency !== usual || !other || isOnce(other);
  const isSingle = frequency !== undefined && isOnce(frequency);
  const { lines, amount: clean } = cleanOf(guide, home, frequency?.id, idsOf(surcharges));
  const added = withWords(surcharges);
  // Beside an amount on request, the others would not add up to the sum.
  const windows: EstimateLine[] = hasFigure(clean)
    ? lines
    : lines.slice(0, 1).map(({ name }) => ({ name, amount: clean, workings: added }));
  const line = (extra: Extra): EstimateLine => ({
    name: extra.name,
    ...calculatePrice(extra, guide, choices),
  });
  const chosen = guide.extras.filter(({ id }) => choices.extras.get(id));
  const isListed = home?.id !== unlistedHome.id;
  // Without a clean to replace, a first clean is an extra like any other. It also is if the home is not listed and the
  // clean is one-off, so that the message asks for both.
  const canReplace = windows.length > 0 && (isListed || !isSingle);
  const firstExtra = canReplace ? chosen.find(({ replacesFirst }) => replacesFirst) : undefined;
  const first = firstExtra && line(firstExtra);
  const onlyClean = isSingle ? first : undefined;
  const extras = chosen.filter((extra) => extra !== firstExtra).map(line);
  const paidForCleaning = windows.length > 0 ? [first ? first.amount : clean] : [];
  const paid = [...paidForCleaning, ...extras.map(({ amount }) => amount)];
  const priced = paid.filter(hasFigure);
  return {
    priceLabel: priceLabel(guide),
    home: home?.name,
    isListed,
    frequencyPhrase: frequency && (isListed || isChosen) ? frequencyPhrase(frequency) : '',
    isRegular: windows.length > 0 && !isSingle,
    cleanLines: onlyClean ? [onlyClean] : windows,
    added,
    clean: onlyClean ? onlyClean.amount : clean,
    extras,
    firstClean: onlyClean ? undefined : first && insteadOfRegular(first),
    sum: priced.length > 0 ? sumOf(priced) : 'on request',
    isPartial: priced.length > 0 && priced.length < paid.length,
  };
}

/** Prices a visitor's choices; undefined if neither cleans of a home nor any extra is chosen. */
export function estimateIfChosen(guide: PriceGuide, choices: Choices): Estimate | undefined {
  const { home, frequency, extras } = choices;
  const isAnyChosen = (home && frequency) || [...extras.values()].some(Boolean);
  return isAnyChosen ? calculateEstimate(guide, choices) : undefined;
}

/**
 * Calculates the price of an extra for a visitor's choices. Until a home is chosen, it is the least that any home pays;
 * only homes that can have what is ticked count.
 */
export function calculatePrice(extra: Extra, guide: PriceGuide, choices: Choices): CalculatedPrice {
  const homes = homesWith(idsOf(choices.surcharges), guide);
  const price = priceFor(extra, guide, choices);
  if (choices.home || homes.length === 0) return price;
  const amounts = homes.map((home) => priceFor(extra, guide, { ...choices, home }).amount);
  return { ...price, amount: leastOf(amounts) };
}

/** The price of an extra for the home that is chosen; on request if it depends on the home and no home is. */
function priceFor(extra: Extra, guide: PriceGuide, choices: Choices): CalculatedPrice {
  const { id, price } = extra;
  const { home, surcharges, extras } = choices;
  switch (price.kind) {
    case 'amount':
      return { amount: price.amount };
    case 'times': {
      const { frequency } = price;
      const isOwn = frequency === 'own';
      const often = isOwn ? choices.frequency : frequency;
      const added = isOwn || price.withSurcharges ? surcharges : [];
      const { amount: base } = cleanOf(guide, home, often?.id, idsOf(added));
      const amount = multiply(base, price.times);
      if (amount === 'on request') return { amount };
      const workings = `${price.times} × ${formatAmount(base)}`;
      return { amount, workings: isOwn ? workings : `${workings}, ${frequency.price}` };
    }
    case 'each': {
      const count = extras.get(id) ?? 0;
      const { each, unit, units, minimum = 0, maximum = Infinity } = price;
      if (count > maximum)
        return { amount: 'on request', workings: `${formatCount(count)} ${units}` };
      const least = count * penceOf(each);
      const at = typeof each === 'number' ? ' at' : ',';
      const workings = `${formatCount(count)}${at} ${formatAmount(each)} per ${unit}`;
      return {
        amount: amountLike([each], Math.max(least, minimum)),
        workings: least < minimum ? workings + minimumWords(price) : workings,
      };
    }
    case 'bySize': {
      const row = price.bySize.find(({ size }) => size === home?.size);
      const { withoutExtension: amount = 'on request', withExtension = 'on request' } = row ?? {};
      const extending = extendingIn({ surcharges });
      if (extending.length === 0) {
        const names = extendingNames(guide);
        return names && hasFigure(amount) ? { amount, workings: `without ${names}` } : { amount };
      }
      // Even without a home or an amount, so that the business learns of the extension.
      return { amount: withExtension, workings: withWords(extending) };
    }
  }
}

function idsOf(surcharges: Surcharge[]): string[] {
  return surcharges.map(({ id }) => id);
}

const and = new Intl.ListFormat('en-GB');

/** Surcharges for use in a sentence, e.g. with extension and conservatory; empty if there are none. */
function withWords(surcharges: Surcharge[]): string {
  const names = and.format(surcharges.map(({ nameInSentence }) => nameInSentence));
  return names && `with ${names}`;
}

/** The line, with a note that it replaces a regular clean. */
function insteadOfRegular(line: EstimateLine): EstimateLine {
  const workings = [line.workings, 'instead of a regular clean'].filter(Boolean).join(', ');
  return { ...line, workings };
}
