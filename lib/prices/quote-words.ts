import type { PriceGuide } from '../content/price-guide';
import { formatAmount, formatClean } from './amount';
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
  const { regular, extras, extrasSum, asked } = quote;
  const print = ({ name, amount, basis }: QuoteLine) =>
    amount === 'on request'
      ? `${name}: ${onRequest}`
      : `${name}: ${formatAmount(amount)}${basis ? ` (${basis})` : ''}.`;
  const priced = extras.filter(({ amount }) => amount !== 'on request').length;
  const together = guide.homes.length > 0 ? 'Extras together' : 'Together';
  return [
    ...(regular.length > 0 ? [`Window cleaning: ${cleanSentence(quote)}`] : []),
    ...[...extras, ...asked].map(print),
    ...(priced > 1 ? [`${together}: ${formatAmount(extrasSum)}.`] : []),
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

/** A quote in short: its largest figure, then what else there is to pay, or else what it is for. */
export function quoteInShort(quote: Quote): string[] {
  const { home, every, regular, clean, extras, extrasSum, asked } = quote;
  const unpriced = extras.filter(({ amount }) => amount === 'on request').length;
  const quoted = unpriced > 0 ? [`${unpriced} quoted`] : [];
  if (regular.length === 0) {
    return extrasSum > 0 ? [`${formatAmount(extrasSum)} in all`, ...quoted] : ['We’ll quote it'];
  }
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
