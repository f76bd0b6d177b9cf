import type { PriceGuide } from '../content/price-guide';
import { formatAmount, formatClean } from './amount';
import { capitalised } from './capitalised';
import { unlistedHome } from './choices';
import { inSentence } from './price-forms';
import type { Quote, QuoteLine } from './quote';

/** Where an address asks for what the guide does not offer any more. */
export const outdatedWords = 'Some of this is no longer offered. Please choose again.';

/** Beside what was typed in place of a count. */
export const countWords = 'Please write a whole number up to 99,999.';

/** A visitor's message that asks for what was quoted. */
export function quoteRequest(quote: Quote, guide: PriceGuide): string {
  const isUnlisted = quote.regular.length > 0 && quote.home === undefined;
  return [
    ...(isUnlisted ? [`${unlistedHome.name}.`] : []),
    'Please could you clean:',
    ...quoteSentences(quote, guide, 'how much would that be?'),
  ].join('\n');
}

/** A quote in plain sentences with its sums, for screen readers, and to be shared. */
export function quoteSentences(
  quote: Quote,
  guide: PriceGuide,
  onRequest = 'on request.',
): string[] {
  const { regular, extras, extrasSum, unpriced, asked } = quote;
  const print = ({ name, amount, basis }: QuoteLine) => {
    const more = basis ? ` (${basis})` : '';
    return amount === 'on request'
      ? `${name}${more}: ${onRequest}`
      : `${name}: ${formatAmount(amount)}${more}.`;
  };
  const what = (guide.homes.length > 0 ? 'extras ' : '') + sumWords(quote);
  const left = unpriced > 0 ? `, ${unpricedWords(quote)}` : '';
  return [
    ...(regular.length > 0 ? [`Window cleaning: ${cleanSentence(quote)}`] : []),
    ...extras.map(print),
    ...(extras.length - unpriced > 1
      ? [`${capitalised(what)}: ${formatAmount(extrasSum)}${left}.`]
      : []),
    ...asked.map(print),
  ];
}

/** The regular clean of a quote: what and how often, and its sum. */
export function cleanSentence({ home, every, regular, clean }: Quote): string {
  const has = inSentence(regular.slice(1));
  const what = [home, every].filter(Boolean).join(', ') + (has && `, with ${has}`);
  const parts = regular.map(({ amount }) => formatAmount(amount)).join(' + ');
  const made = has && clean !== 'on request' ? ` (${parts})` : '';
  return `${what}. Guide price ${formatClean(clean)}${made}.`;
}

/** What the sum of the extras is; never the whole where some of them have no price. */
export function sumWords({ unpriced }: Quote): string {
  return unpriced > 0 ? 'so far' : 'together';
}

/** What follows a sum that leaves some out, e.g. and one more to be quoted. */
function unpricedWords({ unpriced }: Quote): string {
  return `and ${unpriced === 1 ? 'one' : unpriced} more to be quoted`;
}

/** The button that leads to a message, which takes the quote along if there is one. */
export function askWords(quote?: Quote): string {
  if (!quote) return 'Ask for a quote';
  return quote.regular.length > 0 ? 'Ask for this clean' : 'Ask for these';
}

/** A quote in short: its largest figure, then what else there is to pay, or else what it is for. */
export function quoteInShort(quote: Quote): string[] {
  const { home, every, regular, clean, extras, extrasSum, unpriced, asked } = quote;
  if (regular.length === 0) {
    const sum = formatAmount(extrasSum);
    if (extrasSum === 0) return ['We’ll quote it'];
    return unpriced > 0 ? [sum, unpricedWords(quote)] : [`${sum} in all`];
  }
  const quoted = unpriced > 0 ? [`${unpriced} quoted`] : [];
  const priced = extrasSum > 0 ? [`${formatAmount(extrasSum)} extras`] : [];
  const more = [
    ...(extras.length > 0 ? [`+ ${[...priced, ...quoted].join(', ')}`] : []),
    ...asked.map(({ name, amount }) =>
      amount === 'on request' ? `${name} quoted` : `${name} ${formatAmount(amount)}`,
    ),
  ];
  const title = [home ?? unlistedHome.name, every].filter(Boolean).join(', ');
  return [formatClean(clean), ...(more.length > 0 ? more : [title])];
}
