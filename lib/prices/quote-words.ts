import type { PriceGuide } from '../content/price-guide';
import { hasFigure } from './amount';
import { formatAmount, formatClean, multipleWords, perClean, weQuote } from './price-words';
import { windowsName } from './price-forms';
import { calculatePrice, type Quote, type QuoteLine } from './quote';
import { capitalised } from './sentence-case';
import { readChoices } from './choices';

/** Shown beside an input whose text is not a number. */
export const countError = 'Please enter a whole number, up to 99,999.';

/**
 * A quote in sentences, the clean first, after `cleanStart`, if there is one; the first says for which home, and what has
 * no price ends in `unknown`. Message, shared text and example are made of these.
 */
function sentences(quote: Quote, unknown: string, cleanStart = 'Window cleaning, '): string[] {
  const { home, isListed, howOften, isOnce, surcharges, regular, clean } = quote;
  const { extras, extrasSum, unpriced } = quote;
  const sentence = ({ name, amount, workings }: QuoteLine, before = ':', after = '') => {
    const brackets = workings ? ` (${workings})` : '';
    return hasFigure(amount)
      ? `${name}${before} ${formatAmount(amount)}${after}${brackets}.`
      : `${name}${brackets}: ${unknown}`;
  };
  const listed = isListed && home;
  const what = [listed, howOften, surcharges && `with ${surcharges}`].filter(Boolean).join(', ');
  const ofHome = regular.length === 0 && listed ? `, ${listed}` : '';
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
    ...lines.map((line, index) => sentence({ ...line, name: line.name + (index ? '' : ofHome) })),
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
  const { home, isListed, howOften, isOnce, surcharges, regular } = quote;
  const start = isListed ? '' : `${home}. `;
  if (regular.length === 0 || isListed) {
    return [`${start}I’d like to ask about:`, ...lines].join('\n');
  }
  const what = isOnce ? `a ${howOften} window clean` : `window cleaning ${howOften}`;
  const clean = what + (surcharges && `, with ${surcharges}`);
  return [
    `${start}Could you give me a price for ${clean}?`,
    ...(lines.length > 1 ? ['I’d also like to ask about:', ...lines.slice(1)] : []),
  ].join('\n');
}

/** A quote in sentences, to be shared as plain text. */
export function quoteSentences(quote: Quote): string[] {
  return sentences(quote, `${weQuote}.`);
}

/** The regular clean of a quote as an example: which home, how often, and what it costs. */
export function exampleSentence(quote: Quote): string {
  return sentences(quote, `${weQuote}.`, '')[0]!;
}

/** The label of the sum of the extras, which is no total while some of them have no price. */
export function sumWords({ howOften, unpriced }: Quote): string {
  // Without cleans, the extras are all that is chosen.
  const what = howOften ? 'Extras' : 'Total';
  if (unpriced > 0) return `${what} so far`;
  return howOften ? 'Extras total' : 'Total';
}

/** The label of a link to the contact form, in place of a price. */
export const askForQuote = 'Ask for a quote';

/** The label of the button that leads to the contact form, with a quote or without. */
export function requestLabel(quote?: Quote): string {
  const sums = [quote?.clean, quote?.extrasSum, quote?.firstClean?.amount];
  const hasPrice = sums.some((sum) => sum && hasFigure(sum));
  return hasPrice ? 'Ask about this price' : askForQuote;
}

/** What the first clean costs, e.g. First clean: twice the price; undefined if it costs no more, or is on request. */
export function firstCleanWords(guide: PriceGuide): string | undefined {
  const extra = guide.extras.find(({ replacesFirst }) => replacesFirst);
  if (!extra) return undefined;
  const { name, price } = extra;
  if (price.form === 'times' && !price.frequency) {
    return price.times === 1 ? undefined : `${name}: ${multipleWords(price.times, 'the price')}`;
  }
  const { amount } = calculatePrice(extra, guide, readChoices(new URLSearchParams(), guide));
  return hasFigure(amount) ? `${name} ${formatAmount(amount)}` : undefined;
}

/** A quote in short: first its main figure, then the home and how often, then what else there is to pay. */
export function quoteInShort(quote: Quote): string[] {
  const { home, howOften, isOnce, clean, firstClean, extras, extrasSum, unpriced } = quote;
  const once = unpriced < extras.length ? `${formatAmount(extrasSum)} once` : '';
  const toQuote = unpriced > 0 ? `${unpriced} to quote` : '';
  if (quote.regular.length === 0) {
    const more = once && toQuote && `plus ${toQuote}`;
    return [capitalised(once || weQuote), home ?? '', more].filter(Boolean);
  }
  const isOneOff = isOnce && hasFigure(clean);
  const more = [once, toQuote].filter(Boolean).join(', ');
  return [
    capitalised(isOneOff ? `${formatAmount(clean)} · ${howOften}` : formatClean(clean)),
    isOneOff ? home! : `${home}, ${howOften}`,
    ...(more ? [`plus ${more}`] : []),
    ...(firstClean ? [`${firstClean.name}: ${formatAmount(firstClean.amount)}`] : []),
  ];
}
