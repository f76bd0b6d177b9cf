import { formatAmount, formatClean, hasFigure, weQuote } from './amount';
import { capitalised } from './capitalised';
import { unlistedHome } from './choices';
import type { Quote, QuoteLine } from './quote';

/** Shown beside an input whose text is not a number. */
export const countError = 'Please enter a whole number, up to 99,999.';

/** A line of a quote in words. */
type Line = {
  part: 'clean' | 'extra' | 'sum' | 'firstClean';
  /** What it is for, e.g. Conservatory roof; of a clean, which home and how often. */
  name: string;
  /** The surcharges of a clean, e.g. “, with conservatory”. */
  more?: string;
  /** What stands between the name and the price. */
  before: string;
  /** Undefined if it is on request. */
  price: string | undefined;
  workings: string | undefined;
};

/** A quote line by line. Message, shared text, example and bar are made of these. */
function describe(quote: Quote): Line[] {
  const { home, every, isOnce, surcharges, regular, clean, extras, extrasSum, unpriced } = quote;
  const windows: Line = {
    part: 'clean',
    name: [home, every].filter(Boolean).join(', '),
    more: surcharges && `, with ${surcharges}`,
    before: `. ${quote.priceWord}`,
    price: hasFigure(clean) ? (isOnce ? formatAmount(clean) : formatClean(clean)) : undefined,
    workings: hasFigure(clean) ? cleanWorkings(regular) : undefined,
  };
  const lineOf = (part: Line['part'], { name, amount, workings }: QuoteLine): Line => ({
    part,
    name,
    before: ':',
    price: amount === 'on request' ? undefined : formatAmount(amount),
    workings,
  });
  return [
    ...(regular.length > 0 ? [windows] : []),
    ...extras.map((extra) => lineOf('extra', extra)),
    ...(extras.length - unpriced > 1
      ? [lineOf('sum', { name: sumWords(quote), amount: extrasSum })]
      : []),
    ...quote.firstCleans.map((firstClean) => lineOf('firstClean', firstClean)),
  ];
}

/** What a clean is made of, e.g. £18 + £5; of one that replaces another, what that is. */
function cleanWorkings(regular: QuoteLine[]): string | undefined {
  const [first, ...more] = regular.filter(({ amount }) => amount !== 0);
  if (first && more.length > 0) {
    return [first, ...more].map(({ amount }) => formatAmount(amount)).join(' + ');
  }
  return first?.workings && `${first.name}: ${first.workings}`;
}

/** A line in a sentence; without a price, it ends in `unknown`. */
function sentence({ name, more = '', before, price, workings }: Line, unknown: string): string {
  const brackets = workings ? ` (${workings})` : '';
  if (price === undefined) return `${name}${more}${brackets}: ${unknown}`;
  return `${name}${more}${before} ${price}${brackets}.`;
}

/** The lines of a quote in sentences, to stand alone. */
function sentences(quote: Quote, unknown: string): string[] {
  return describe(quote).map(
    (line) => (line.part === 'clean' ? 'Window cleaning, ' : '') + sentence(line, unknown),
  );
}

/** The message in which a visitor asks for what was quoted. */
export function quoteRequest(quote: Quote): string {
  const lines = sentences(quote, 'how much would that be?');
  const [clean, ...others] = describe(quote);
  if (clean?.part !== 'clean' || quote.home) return ['I’d like to ask about:', ...lines].join('\n');
  const what = quote.isOnce ? `a ${quote.every} window clean` : `window cleaning ${clean.name}`;
  return [
    `${unlistedHome.name}. Could you give me a price for ${what}${clean.more}?`,
    ...(others.length > 0 ? ['I’d also like to ask about:', ...lines.slice(1)] : []),
  ].join('\n');
}

/** A quote in sentences, to be shared as plain text. */
export function quoteSentences(quote: Quote): string[] {
  return sentences(quote, `${weQuote}.`);
}

/** The regular clean of a quote as an example: which home, how often, and what it costs. */
export function exampleSentence(quote: Quote): string {
  return sentence(describe(quote)[0]!, `${weQuote}.`);
}

/** The label of the sum of the extras, which is no total while some of them have no price. */
export function sumWords({ every, unpriced }: Quote): string {
  // Without frequencies, there are no homes, and the extras are all that is chosen.
  const what = every ? 'Extras' : 'Total';
  if (unpriced > 0) return `${what} so far`;
  return every ? 'Extras total' : 'Total';
}

/** The label of the button that leads to the contact form, with a quote or without. */
export function requestLabel(quote?: Quote): string {
  if (!quote || (quote.clean === 'on request' && quote.extrasSum === 0)) return 'Ask for a quote';
  return quote.regular.length > 0 ? 'Request this clean' : 'Request these';
}

/** A quote in short: first its main figure, then the home and how often, then what else there is to pay. */
export function quoteInShort(quote: Quote): string[] {
  const { extras, extrasSum, unpriced } = quote;
  const sum = formatAmount(extrasSum);
  const lines = describe(quote);
  const [clean] = lines;
  if (clean?.part !== 'clean') {
    if (extrasSum === 0) return [capitalised(weQuote)];
    return unpriced > 0 ? [sum, `plus ${unpriced} to quote`] : [`${sum} in all`];
  }
  const toQuote = unpriced > 0 ? `, ${unpriced} to quote` : '';
  const inShort =
    unpriced < extras.length
      ? `plus ${sum} once${toQuote}`
      : `${unpriced} ${unpriced === 1 ? 'extra' : 'extras'} to quote`;
  const { home = unlistedHome.name, every } = quote;
  const isOneOff = quote.isOnce && clean.price !== undefined;
  return [
    capitalised(clean.price ?? weQuote) + (isOneOff ? ` · ${every}` : ''),
    isOneOff ? home : `${home}, ${every}`,
    ...(extras.length > 0 ? [inShort] : []),
    ...lines
      .filter(({ part }) => part === 'firstClean')
      .map(({ name, price = weQuote }) => `${name}: ${price}`),
  ];
}
