import { features, type Feature, type Frequency } from '../content/clean-options';
import type { Amount } from '../content/price';
import type { Extra, Home, PriceGuide } from '../content/price-guide';
import { formatAmount, sum } from './amount';
import type { Choices } from './choices';

/** One line of a sum. */
export type QuoteLine = {
  name: string;
  /** Pence, or on request. */
  amount: Amount;
  /** How it is worked out, e.g. 11 at £5 a panel. */
  basis?: string;
};

/** What a guide and a visitor's choices come to. */
export type Quote = {
  /** What it is for, e.g. 3 Bed Semi Detached, every 8 weeks. */
  title: string;
  /** The price of each regular clean: the sum of its lines. */
  clean: Amount;
  /** What each regular clean is made of. */
  cleanLines: QuoteLine[];
  /** What is done now and then, each with its price per visit. */
  visitLines: QuoteLine[];
};

/** For the middle of a sentence. */
const frequencyWords: Record<Frequency, string> = {
  fourWeeks: 'every 4 weeks',
  eightWeeks: 'every 8 weeks',
};

/** The heads of the columns and the names of the lines for what a home may have. */
export const featureWords: Record<Feature, string> = {
  extension: 'Extension',
  conservatory: 'Conservatory',
};

/** Which home the two prices of a size are for. */
export const sizeWords = { houseOnly: 'House only', extended: 'With extension or conservatory' };

/** The only place in which prices are worked out; all amounts in pence. Never rounds. */
export function quoteFor(guide: PriceGuide, choices: Choices & { home: Home }): Quote {
  const { home, frequency } = choices;
  const cleanLines = [
    { name: capitalised(frequencyWords[frequency]), amount: home[frequency] },
    ...features
      .filter((feature) => choices[feature])
      .map((feature) => ({ name: featureWords[feature], amount: home[feature] })),
  ];
  return {
    title: `${home.name}, ${frequencyWords[frequency]}`,
    clean: sum(cleanLines.map(({ amount }) => amount)),
    cleanLines,
    visitLines: guide.extras
      .filter(({ id, needs }) => choices.extras[id] && (!needs || choices[needs]))
      .map((extra) => extraLine(extra, choices)),
  };
}

/** What an extra costs a home, whether it is chosen or not. */
export function extraLine(
  { id, name, price }: Extra,
  { home, extension, conservatory, extras }: Choices & { home: Home },
): QuoteLine {
  if (typeof price !== 'object') return { name, amount: price };
  if ('times' in price) {
    const { fourWeeks } = home;
    if (fourWeeks === 'on request') return { name, amount: fourWeeks };
    return {
      name,
      amount: fourWeeks * price.times,
      basis: `${price.times} × ${formatAmount(fourWeeks)}`,
    };
  }
  if ('each' in price) {
    const { each, unit, minimum = 0 } = price;
    const count = extras[id] ?? 1;
    const words = `${count} at ${formatAmount(each)} a ${unit}`;
    return count * each < minimum
      ? { name, amount: minimum, basis: `${words}, minimum ${formatAmount(minimum)}` }
      : { name, amount: count * each, basis: words };
  }
  const row = price.bySize.find(({ size }) => size === home.size);
  if (!row) return { name, amount: 'on request' };
  const column = extension || conservatory ? 'extended' : 'houseOnly';
  return { name, amount: row[column], basis: sizeWords[column].toLowerCase() };
}

/** A quote in plain sentences with its sums, for the visitor's message, screen readers and paper. */
export function quoteSentences({ title, clean, cleanLines, visitLines }: Quote): string[] {
  const has = cleanLines.slice(1).map(({ name }) => name.toLowerCase());
  const what = has.length > 0 ? `${title}, with ${has.join(' and ')}` : title;
  const parts = cleanLines.map(({ amount }) => formatAmount(amount)).join(' + ');
  const made = has.length > 0 && clean !== 'on request' ? ` (${parts})` : '';
  return [
    `Window cleaning: ${what}. Guide price ${cleanWords(clean)}${made}.`,
    ...visitLines.map(
      ({ name, amount, basis }) => `${name}: ${formatAmount(amount)}${basis ? ` (${basis})` : ''}.`,
    ),
  ];
}

/** The price of a regular clean, e.g. £25 a clean. */
export function cleanWords(clean: Amount): string {
  return clean === 'on request' ? clean : `${formatAmount(clean)} a clean`;
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
