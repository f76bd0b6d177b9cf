import type { PriceGuide } from '../content/price-guide';
import { hasFigure } from './amount';
import { formatAmount, formatClean, multipleWords, perClean, weQuote } from './price-words';
import { windowsName } from './price-lookup';
import { calculatePrice, type Estimate, type EstimateLine } from './estimate';
import { capitalised } from './sentence-case';
import { readChoices } from './choices';

/** Shown beside an input if its text is not a number. */
export const countError = 'enter a whole number, up to 99,999';

/**
 * An estimate in sentences. The clean, if there is one, comes first and begins with `cleanStart`. The first sentence
 * names the home; a sentence without a price ends in `unknown`. Message, shared text and example consist of these.
 */
function sentences(
  estimate: Estimate,
  unknown: string,
  cleanStart = 'Window cleaning, ',
): string[] {
  const { home, isListed, frequencyPhrase, isOnce, surcharges, cleanLines, clean } = estimate;
  const { extras, extrasSum, unpriced } = estimate;
  const sentence = ({ name, amount, workings }: EstimateLine, before = ':', after = '') => {
    const brackets = workings ? ` (${workings})` : '';
    return hasFigure(amount)
      ? `${name}${before} ${formatAmount(amount)}${after}${brackets}.`
      : `${name}${brackets}: ${unknown}`;
  };
  const listed = isListed && home;
  const what = [listed, frequencyPhrase, surcharges && `with ${surcharges}`]
    .filter(Boolean)
    .join(', ');
  const ofHome = cleanLines.length === 0 && listed ? `, ${listed}` : '';
  const windows = { name: cleanStart + what, amount: clean, workings: cleanWorkings(estimate) };
  const lines = [
    ...extras,
    ...(extras.length - unpriced > 1 ? [{ name: sumWords(estimate), amount: extrasSum }] : []),
    ...(estimate.firstClean ? [estimate.firstClean] : []),
  ];
  return [
    ...(cleanLines.length > 0
      ? [sentence(windows, `. ${estimate.priceLabel}`, isOnce ? '' : perClean)]
      : []),
    ...lines.map((line, index) => sentence({ ...line, name: line.name + (index ? '' : ofHome) })),
  ];
}

/** What a clean is made up of, e.g. £18 + £5; for a clean that replaces another, e.g. First clean: 2 × £25. */
function cleanWorkings({ cleanLines, clean }: Estimate): string {
  const [first, ...more] = cleanLines.filter(({ amount }) => amount !== 0);
  if (first && first.name !== windowsName) {
    return [first.name, first.workings].filter(Boolean).join(': ');
  }
  if (!first || more.length === 0 || !hasFigure(clean)) return '';
  return [first, ...more].map(({ amount }) => formatAmount(amount)).join(' + ');
}

/** The message in which a visitor asks about an estimate. */
export function estimateRequest(estimate: Estimate): string {
  const lines = sentences(estimate, 'how much would that be?');
  const { home, isListed, frequencyPhrase, isOnce, isFirstOfSeveral, surcharges, cleanLines } =
    estimate;
  const start = isListed ? '' : `${home}. `;
  if (cleanLines.length === 0 || isListed) {
    return [`${start}I’d like to ask about:`, ...lines].join('\n');
  }
  const often = isFirstOfSeveral ? '' : ` ${frequencyPhrase}`;
  const what = isOnce ? `a${often} window clean` : `window cleaning${often}`;
  const clean = what + (surcharges && `, with ${surcharges}`);
  return [
    `${start}Could you give me a price for ${clean}?${isFirstOfSeveral ? ' How often do you come?' : ''}`,
    ...(lines.length > 1 ? ['I’d also like to ask about:', ...lines.slice(1)] : []),
  ].join('\n');
}

/** An estimate in sentences, to be shared as plain text. */
export function estimateSentences(estimate: Estimate): string[] {
  return sentences(estimate, `${weQuote}.`);
}

/** The regular clean of an estimate as an example: which home, how often, and what it costs. */
export function exampleSentence(estimate: Estimate): string {
  return sentences(estimate, `${weQuote}.`, '')[0]!;
}

/** The label of the sum of the extras, which is not called a total while an extra has no price. */
export function sumWords({ frequencyPhrase, unpriced }: Estimate): string {
  // Without cleans, the extras are all that is chosen.
  const what = frequencyPhrase ? 'Extras' : 'Total';
  if (unpriced > 0) return `${what} so far`;
  return frequencyPhrase ? 'Extras total' : 'Total';
}

/** The label of a link to the contact form, shown instead of a price. */
export const askForQuote = 'Ask for a quote';

/** The label of the button that leads to the contact form, with or without an estimate. */
export function requestLabel(estimate?: Estimate): string {
  const sums = [estimate?.clean, estimate?.extrasSum, estimate?.firstClean?.amount];
  const hasPrice = sums.some((sum) => sum && hasFigure(sum));
  return hasPrice ? 'Ask about this price' : askForQuote;
}

/** What the first clean costs, e.g. First clean: twice the price; undefined if it costs no more, or is on request. */
export function firstCleanWords(guide: PriceGuide): string | undefined {
  const extra = guide.extras.find(({ replacesFirst }) => replacesFirst);
  if (!extra) return undefined;
  const { name, price } = extra;
  if (price.kind === 'times' && !price.frequency) {
    return price.times === 1 ? undefined : `${name}: ${multipleWords(price.times, 'the price')}`;
  }
  const { amount } = calculatePrice(extra, guide, readChoices(new URLSearchParams(), guide));
  return hasFigure(amount) ? `${name} ${formatAmount(amount)}` : undefined;
}

/** An estimate in short: its main figure, then the home and how often, then what else there is to pay. */
export function estimateInShort(estimate: Estimate): string[] {
  const { home, frequencyPhrase, isOnce, clean, firstClean, extras, extrasSum, unpriced } =
    estimate;
  const once = unpriced < extras.length ? `${formatAmount(extrasSum)} one-off` : '';
  const toQuote = unpriced > 0 ? `${unpriced} item${unpriced > 1 ? 's' : ''} to price` : '';
  if (estimate.cleanLines.length === 0) {
    const more = once && toQuote && `plus ${toQuote}`;
    return [capitalised(once || weQuote), home ?? '', more].filter(Boolean);
  }
  const isOneOff = isOnce && hasFigure(clean);
  const more = [once, toQuote].filter(Boolean).join(' and ');
  return [
    capitalised(isOneOff ? `${formatAmount(clean)} · ${frequencyPhrase}` : formatClean(clean)),
    isOneOff ? home! : `${home}, ${frequencyPhrase}`,
    ...(more ? [`plus ${more}`] : []),
    ...(firstClean ? [`${firstClean.name}: ${formatAmount(firstClean.amount)}`] : []),
  ];
}
