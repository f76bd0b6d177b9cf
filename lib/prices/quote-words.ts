import type { PriceGuide } from '../content/price-guide';
import { formatAmount, formatClean, weQuote } from './amount';
import { capitalised } from './capitalised';
import { unlistedHome } from './choices';
import type { Quote, QuoteLine } from './quote';

/** Shown beside an input whose text is not a number. */
export const countError = 'Please enter a whole number, up to 99,999.';

/** The message in which a visitor asks for what was quoted. */
export function quoteRequest(quote: Quote, guide: PriceGuide): string {
  const { home, every, regular } = quote;
  const unknown = 'how much would that be?';
  const lines = otherLines(quote, guide, unknown);
  if (regular.length === 0 || home) {
    const clean = regular.length > 0 ? [cleanLine(quote, unknown)] : [];
    return ['I’d like to ask about:', ...clean, ...lines].join('\n');
  }
  const clean = `window cleaning ${every}${surchargesOf(quote)}`;
  return [
    `${unlistedHome.name}. Could you give me a price for ${clean}?`,
    ...(lines.length > 0 ? ['I’d also like to ask about:', ...lines] : []),
  ].join('\n');
}

/** A quote in sentences, to be shared as plain text. */
export function quoteSentences(quote: Quote, guide: PriceGuide): string[] {
  const unknown = `${weQuote}.`;
  return [
    ...(quote.regular.length > 0 ? [cleanLine(quote, unknown)] : []),
    ...otherLines(quote, guide, unknown),
  ];
}

/** The line of the regular clean; without a price, it ends in `unknown`. */
function cleanLine(quote: Quote, unknown: string): string {
  return `Window cleaning, ${cleanSentence(quote, unknown)}`;
}

/** The lines of everything but the regular clean, in the same way. */
function otherLines(quote: Quote, guide: PriceGuide, unknown: string): string[] {
  const { extras, extrasSum, unpriced, firstCleans } = quote;
  const print = ({ name, amount, workings }: QuoteLine) => {
    const more = workings ? ` (${workings})` : '';
    return amount === 'on request'
      ? `${name}${more}: ${unknown}`
      : `${name}: ${formatAmount(amount)}${more}.`;
  };
  return [
    ...extras.map(print),
    ...(extras.length - unpriced > 1
      ? [`${sumWords(quote, guide)}: ${formatAmount(extrasSum)}.`]
      : []),
    ...firstCleans.map(print),
  ];
}

/** The regular clean in a sentence: which home, how often, and what it costs. */
export function cleanSentence(quote: Quote, unknown = `${weQuote}.`): string {
  const { home, every, regular, clean } = quote;
  const surcharges = surchargesOf(quote);
  const what = [home, every].filter(Boolean).join(', ') + surcharges;
  const parts = regular.map(({ amount }) => formatAmount(amount)).join(' + ');
  if (clean === 'on request') return `${what}: ${unknown}`;
  return `${what}. Guide price ${formatClean(clean)}${surcharges && ` (${parts})`}.`;
}

/** The surcharges of a quote, to follow the frequency, e.g. “, with conservatory”. */
function surchargesOf({ surcharges }: Quote): string {
  return surcharges && `, with ${surcharges}`;
}

/** The label of the sum of the extras, which is no total while some of them have no price. */
export function sumWords({ unpriced }: Quote, { homes }: PriceGuide): string {
  const what = homes.length > 0 ? 'Extras' : 'Total';
  if (unpriced > 0) return `${what} so far`;
  return homes.length > 0 ? 'Extras total' : 'Total';
}

/** The label of the button that leads to the contact form, with a quote or without. */
export function requestLabel(quote?: Quote): string {
  if (!quote || (quote.clean === 'on request' && quote.extrasSum === 0)) return 'Ask for a quote';
  return quote.regular.length > 0 ? 'Request this clean' : 'Request these';
}

/** A quote in short: first its main figure, then the home and how often, then what else there is to pay. */
export function quoteInShort(quote: Quote): string[] {
  const { regular, clean, extras, extrasSum, unpriced, firstCleans } = quote;
  if (regular.length === 0) {
    if (extrasSum === 0) return [capitalised(weQuote)];
    const sum = formatAmount(extrasSum);
    return unpriced > 0 ? [sum, `plus ${unpriced} to quote`] : [`${sum} in all`];
  }
  return [
    capitalised(formatClean(clean)),
    titleOf(quote),
    ...(extras.length > 0 ? [extrasInShort(quote)] : []),
    ...firstCleans.map(lineInShort),
  ];
}

/** What is cleaned regularly and how often, e.g. 3 Bed Detached, every 8 weeks; empty until a home is chosen. */
function titleOf({ home, every, regular }: Quote): string {
  return regular.length > 0 ? `${home ?? unlistedHome.name}, ${every}` : '';
}

function lineInShort({ name, amount }: QuoteLine): string {
  return `${name}: ${formatAmount(amount)}`;
}

/** The sum of the extras in short, e.g. £87 extras, 1 to quote. */
function extrasInShort({ extrasSum, unpriced }: Quote): string {
  if (extrasSum === 0) return `${unpriced} ${unpriced === 1 ? 'extra' : 'extras'} to quote`;
  return `${formatAmount(extrasSum)} extras${unpriced > 0 ? `, ${unpriced} to quote` : ''}`;
}

/** In characters: nobody listens to more after each choice. */
const longestAnnouncement = 90;

/** What screen readers announce when a quote changes: as many of the changes as there is room for, and the sums. */
export function announcement(quote: Quote, before?: Quote): string {
  const title = titleOf(quote);
  const isSame = title === (before ? titleOf(before) : '');
  const changes = isSame ? changesSince(before, quote) : [title];
  const wasUnpriced = isSame && before?.clean === 'on request';
  const sums = sumsInShort(quote, wasUnpriced).join(', ');
  for (;;) {
    const said = [...changes, sums].filter(Boolean).map((words) => `${capitalised(words)}.`);
    const announced = said.join(' ');
    if (announced.length <= longestAnnouncement || changes.length === 0) return announced;
    changes.pop();
  }
}

/** The sums of a quote; without the clean if that had no price before and still has none. */
function sumsInShort(quote: Quote, wasUnpriced: boolean): string[] {
  const { regular, clean, extras, extrasSum } = quote;
  if (regular.length === 0) return extrasSum > 0 ? quoteInShort(quote) : [];
  return [
    ...(wasUnpriced && clean === 'on request' ? [] : [formatClean(clean)]),
    ...(extras.length > 0 ? [extrasInShort(quote)] : []),
  ];
}

/** The new and changed lines of a quote, and those that were removed. */
function changesSince(before: Quote | undefined, quote: Quote): string[] {
  const was = before ? linesOf(before) : [];
  const is = linesOf(quote);
  const said = was.map(lineInShort);
  const names = is.map(({ name }) => name);
  return [
    ...is.map(lineInShort).filter((line) => !said.includes(line)),
    ...was.filter(({ name }) => !names.includes(name)).map(({ name }) => `Removed: ${name}`),
  ];
}

function linesOf({ regular, extras, firstCleans }: Quote): QuoteLine[] {
  return [...regular, ...extras, ...firstCleans];
}
