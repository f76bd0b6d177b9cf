import { hasFigure } from './amount';
import { formatAmount, formatClean, perClean, weQuote } from './price-words';
import { windowsName } from './price-forms';
import type { Quote, QuoteLine } from './quote';
import { capitalised } from './sentence-case';
import { unlistedHome } from './choices';

/** Shown beside an input whose text is not a number. */
export const countError = 'Please enter a whole number, up to 99,999.';

/** Where the first sentence of a quote begins, if it has a clean. */
const cleanStart = 'Window cleaning, ';

/**
 * A quote in sentences, the clean first if there is one; what has no price ends in `unknown`. Message, shared text and
 * example are made of these.
 */
function sentences(quote: Quote, unknown: string): string[] {
  const { home, howOften, isOnce, surcharges, regular, clean, extras, extrasSum, unpriced } = quote;
  const sentence = ({ name, amount, workings }: QuoteLine, before = ':', after = '') => {
    const brackets = workings ? ` (${workings})` : '';
    return hasFigure(amount)
      ? `${name}${before} ${formatAmount(amount)}${after}${brackets}.`
      : `${name}${brackets}: ${unknown}`;
  };
  const what = [home, howOften, surcharges && `with ${surcharges}`].filter(Boolean).join(', ');
  const windows = { name: cleanStart + what, amount: clean, workings: cleanWorkings(quote) };
  const lines = [
    ...extras,
    ...(extras.length - unpriced > 1 ? [{ name: sumWords(quote), amount: extrasSum }] : []),
    ...(quote.firstClean ? [quote.firstClean] : []),
  ];
  return [
    ...(regular.length > 0
      ? [sentence(windows, `. ${quote.priceLabel}`, isOnce ? '' : perClean)]
      : []),
    ...lines.map((line) => sentence(line)),
  ];
}

/** What a clean is made of, e.g. £18 + £5; of one that replaces another, what that is. */
function cleanWorkings({ regular, clean }: Quote): string {
  const [first, ...more] = regular.filter(({ amount }) => amount !== 0);
  if (first && first.name !== windowsName) {
    return [first.name, first.workings].filter(Boolean).join(': ');
  }
  if (!first || more.length === 0 || !hasFigure(clean)) return '';
  return [first, ...more].map(({ amount }) => formatAmount(amount)).join(' + ');
}

/** The message in which a visitor asks for what was quoted. */
export function quoteRequest(quote: Quote): string {
  const lines = sentences(quote, 'how much would that be?');
  const { home, howOften, isOnce, surcharges, regular } = quote;
  if (regular.length === 0 || home) return ['I’d like to ask about:', ...lines].join('\n');
  const what = isOnce ? `a ${howOften} window clean` : `window cleaning ${howOften}`;
  const clean = what + (surcharges && `, with ${surcharges}`);
  return [
    `${unlistedHome.name}. Could you give me a price for ${clean}?`,
    ...(lines.length > 1 ? ['I’d also like to ask about:', ...lines.slice(1)] : []),
  ].join('\n');
}

/** A quote in sentences, to be shared as plain text. */
export function quoteSentences(quote: Quote): string[] {
  return sentences(quote, `${weQuote}.`);
}

/** The regular clean of a quote as an example: which home, how often, and what it costs. */
export function exampleSentence(quote: Quote): string {
  return quoteSentences(quote)[0]!.slice(cleanStart.length);
}

/** The label of the sum of the extras, which is no total while some of them have no price. */
export function sumWords({ howOften, unpriced }: Quote): string {
  // Without frequencies, there are no homes, and the extras are all that is chosen.
  const what = howOften ? 'Extras' : 'Total';
  if (unpriced > 0) return `${what} so far`;
  return howOften ? 'Extras total' : 'Total';
}

/** The label of the button that leads to the contact form, with a quote or without. */
export function requestLabel(quote?: Quote): string {
  if (!quote || (quote.clean === 'on request' && quote.extrasSum === 0)) return 'Ask for a quote';
  return quote.regular.length > 0 ? 'Request this clean' : 'Request these';
}

/** A quote in short: first its main figure, then the home and how often, then what else there is to pay. */
export function quoteInShort(quote: Quote): string[] {
  const { home = unlistedHome.name, howOften, isOnce, clean, firstClean } = quote;
  const { extras, extrasSum, unpriced } = quote;
  const sum = formatAmount(extrasSum);
  const toQuote = unpriced > 0 ? `${unpriced} to quote` : '';
  if (quote.regular.length === 0) {
    if (extrasSum === 0) return [capitalised(weQuote)];
    return toQuote ? [sum, `plus ${toQuote}`] : [`${sum} in all`];
  }
  const isOneOff = isOnce && hasFigure(clean);
  const more = [unpriced < extras.length ? `${sum} once` : '', toQuote].filter(Boolean).join(', ');
  return [
    capitalised(isOneOff ? `${formatAmount(clean)} · ${howOften}` : formatClean(clean)),
    isOneOff ? home : `${home}, ${howOften}`,
    ...(more ? [`plus ${more}`] : []),
    ...(firstClean ? [`${firstClean.name}: ${formatAmount(firstClean.amount)}`] : []),
  ];
}
