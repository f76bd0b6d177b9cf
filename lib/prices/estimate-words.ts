import type { PriceGuide } from '../content/price-guide';
import { hasFigure, leastOf } from './amount';
import { formatAmount, formatClean, multipleWords, perClean, weQuote } from './price-words';
import { possibleAmounts, windowsName } from './price-lookup';
import type { Estimate, EstimateLine } from './estimate';
import { capitalised } from '../content/sentence-case';

/** Shown beside an input if its text is not a number. */
export const countError = 'enter a whole number, up to 99,999';

/**
 * An estimate in sentences. The clean, if there is one, comes first and begins with `cleanStart`. The first sentence
 * names the home; a sentence without a price ends in `unknown`; the last one has the sum, to which `quoted` is added.
 * Message, shared text and example consist of these.
 */
function sentences(
  estimate: Estimate,
  unknown: string,
  quoted: string,
  cleanStart = 'Window cleaning',
): string[] {
  const { home, isListed, frequencyPhrase, isRegular, added, cleanLines, clean } = estimate;
  const { extras, firstClean, sum } = estimate;
  const sentence = ({ name, amount, workings }: EstimateLine, before = ':', after = '') => {
    const brackets = workings ? ` (${workings})` : '';
    return hasFigure(amount)
      ? `${name}${before} ${formatAmount(amount)}${after}${brackets}.`
      : `${name}${brackets}: ${unknown}`;
  };
  const listed = isListed && home;
  const what = [cleanStart, listed, frequencyPhrase, added].filter(Boolean).join(', ');
  const ofHome = cleanLines.length === 0 && listed ? `, ${listed}` : '';
  const windows = { name: what, amount: clean, workings: cleanWorkings(estimate) };
  const lines = [firstClean ?? [], extras].flat();
  const isSummed = hasFigure(sum) && extras.length > (cleanLines.length > 0 ? 0 : 1);
  const then = isRegular && hasFigure(clean) ? `, then ${formatClean(clean)}` : '';
  return [
    ...(cleanLines.length > 0
      ? [sentence(windows, `. ${estimate.priceLabel}`, isRegular ? perClean : '')]
      : []),
    ...lines.map((line, index) => sentence({ ...line, name: line.name + (index ? '' : ofHome) })),
    ...(isSummed ? [`${sumName(estimate)}: ${sumWords(estimate, quoted)}${then}.`] : []),
  ];
}

/** What a clean is made up of, e.g. £18 + £5; for a clean that replaces another, e.g. First clean: 2 × £25. */
function cleanWorkings({ cleanLines }: Estimate): string {
  const [first, ...more] = cleanLines.filter(({ amount }) => amount !== 0);
  if (first && first.name !== windowsName) {
    return [first.name, first.workings].filter(Boolean).join(': ');
  }
  if (!first || more.length === 0) return '';
  return [first, ...more].map(({ amount }) => formatAmount(amount)).join(' + ');
}

/** The message in which a visitor asks about an estimate. */
export function estimateRequest(estimate: Estimate): string {
  const lines = sentences(estimate, 'how much would that be?', 'what you quote');
  const { home, isListed, frequencyPhrase, isRegular, added, cleanLines } = estimate;
  const start = isListed ? '' : `${home}. `;
  if (cleanLines.length === 0 || isListed) {
    return [`${start}I’d like to ask about:`, ...lines].join('\n');
  }
  const often = frequencyPhrase && ` ${frequencyPhrase}`;
  const what = isRegular ? `window cleaning${often}` : `a${often} window clean`;
  const clean = what + (added && `, ${added}`);
  return [
    `${start}Could you give me a price for ${clean}?`,
    ...(lines.length > 1 ? ['I’d also like to ask about:', ...lines.slice(1)] : []),
  ].join('\n');
}

/** An estimate in sentences, to be shared as plain text. */
export function estimateSentences(estimate: Estimate): string[] {
  return sentences(estimate, `${weQuote}.`, `what ${weQuote}`);
}

/** The regular clean of an estimate as an example: which home, how often, and what it costs. */
export function exampleSentence(estimate: Estimate): string {
  return sentences(estimate, `${weQuote}.`, '', '')[0]!;
}

/** What the sum is called: a total only if nothing else is to be paid, now or later. */
export function sumName(estimate: Estimate): string {
  const { home, frequencyPhrase, isRegular, firstClean, extras } = estimate;
  if (!isRegular) return frequencyPhrase && !home ? 'Extras' : 'Total';
  const first = firstClean?.name ?? 'First regular clean';
  return extras.length > 0 ? `${first} and extras` : first;
}

/** The sum, with what is to be `quoted`, e.g. £90 plus what we’ll quote. */
function sumWords({ sum, isPartial }: Estimate, quoted = `what ${weQuote}`): string {
  return formatAmount(sum) + (isPartial ? ` plus ${quoted}` : '');
}

/** Whether anything in the estimate has a price. */
export function hasPrice({ clean, sum }: Estimate): boolean {
  return hasFigure(clean) || hasFigure(sum);
}

/** The label of a link to the contact form, shown instead of a price. */
export const askForQuote = 'Ask for a quote';

/** The label of the button that leads to the contact form, with or without an estimate. */
export function requestLabel(estimate?: Estimate): string {
  return estimate && hasPrice(estimate) ? 'Ask about this price' : askForQuote;
}

/** When the first clean has a price of its own, and which; undefined if it costs no more, or is on request. */
export function firstCleanWords(guide: PriceGuide): string | undefined {
  const extra = guide.extras.find(({ replacesFirst }) => replacesFirst);
  if (!extra) return undefined;
  const { question, price } = extra;
  const costs = `${question} If not, the first clean costs`;
  if (price.kind === 'times' && price.frequency === 'own') {
    const words = multipleWords(price.times, 'the usual price');
    return price.times === 1 ? undefined : `${costs} ${words}`;
  }
  const amount = leastOf(possibleAmounts(extra, guide));
  return hasFigure(amount) ? `${costs} ${formatAmount(amount)}` : undefined;
}

/** An estimate in short: its main figure; what is paid at first and then, if these differ; the home and how often. */
export function estimateInShort(estimate: Estimate): string[] {
  const { home, frequencyPhrase, isRegular, clean, sum, isPartial } = estimate;
  const words = sumWords(estimate);
  if (isRegular) {
    const [each, first] = [formatAmount(clean), formatAmount(sum)];
    const where = [home, frequencyPhrase].filter(Boolean).join(', ');
    if (hasFigure(sum) && first !== each) {
      const then = hasFigure(clean) ? `, then ${each} ${frequencyPhrase}` : '';
      const fact = sumName(estimate) + words.slice(first.length) + then;
      return [capitalised(first), fact, then ? home! : where];
    }
    const more = words === each ? [] : [`${sumName(estimate)}: ${words}`];
    return [capitalised(formatClean(clean)), ...more, where];
  }
  if (frequencyPhrase && !home) return [hasFigure(sum) ? `Extras ${words}` : capitalised(words)];
  const isOneOff = hasFigure(sum) && !isPartial;
  const what = [home, !isOneOff && frequencyPhrase].filter(Boolean).join(', ');
  return [isOneOff ? `${words} one-off` : words, what].filter(Boolean).map(capitalised);
}
