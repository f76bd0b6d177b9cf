import type { PriceGuide } from '../content/price-guide';
import { inputOf, isTicked, parseAnswer, readChoices, type Choices } from './choices';
import { extra, frequency, has, home, ofExtra } from './parameters';
import type { Quote } from './quote';
import { countError } from './quote-words';

/** The estimate in a URL's query. */
export type EstimateQuery = {
  /** Whether the query has an estimate, even one of which nothing holds any more. */
  hasEstimate: boolean;
  /** The parameters of the estimate that still hold. */
  valid: URLSearchParams;
  /** The choices that they stand for. */
  choices: Choices;
  /** Sentences about parameters that no longer hold. */
  faults: string[];
  /** Parameters that others have added, such as advertisements and mailings. */
  others: URLSearchParams;
};

const lists = [has, extra];

/** Reads the estimate in a query, such as `?home=terraced`. Of a name that is no list, the first value counts. */
export function readEstimateQuery(search: string, guide: PriceGuide): EstimateQuery {
  const all = new URLSearchParams(search);
  const choices = readChoices(all, guide);
  const valid = new URLSearchParams();
  const others = new URLSearchParams();
  const faults = new Set<string>();
  for (const [name, value] of all) {
    const isList = lists.includes(name);
    // Also true if the home, surcharge or extra is no longer offered.
    const isOfEstimate = isList || name === home || name === frequency || name.startsWith(ofExtra);
    if (!isOfEstimate) others.append(name, value);
    if (!isOfEstimate || (!isList && value !== all.get(name))) continue;
    const fault = value && faultOf(name, value, choices, guide);
    if (fault) faults.add(fault);
    // A number that cannot be read stays, so that the visitor can correct it in its input.
    const holds = !fault || fault.endsWith(countError);
    if (holds && !valid.getAll(name).includes(value)) valid.append(name, value);
  }
  const hasEstimate = faults.size > 0 || String(valid) !== '';
  return { hasEstimate, valid, choices, faults: [...faults], others };
}

const noLongerOffered = 'Something in this link is no longer offered.';

/** Why one of our parameters does not hold, in a sentence without its words; empty if it does. */
function faultOf(name: string, value: string, choices: Choices, guide: PriceGuide): string {
  const { surcharges, extras } = choices;
  if (name === home) return value === choices.home?.id ? '' : noLongerOffered;
  if (name === frequency) return value === choices.frequency?.id ? '' : noLongerOffered;
  const id = name.startsWith(ofExtra) ? name.slice(ofExtra.length) : value;
  const offer = (name === has ? guide.surcharges : guide.extras).find((one) => one.id === id);
  if (!offer) return noLongerOffered;
  const changed = `“${offer.name}” has changed since this link was made.`;
  if (!('price' in offer)) return surcharges.includes(offer) ? '' : changed;
  if (isTicked(offer, guide) !== (name === extra)) return extras[id] ? '' : changed;
  const answer = name === extra ? 1 : parseAnswer(offer, value, guide);
  if (answer === 0 || (answer && id in extras)) return '';
  return inputOf(offer, guide).kind === 'count' && !answer
    ? `“${offer.name}”: ${countError}`
    : changed;
}

/** Tells the visitor which parts of the query no longer hold, and for which frequency the price is instead. */
export function faultWords({ faults, valid }: EstimateQuery, quote: Quote | undefined): string {
  const isInstead = faults.length > 0 && !valid.has(frequency) && !quote?.isOnce;
  const isPriced = quote && quote.clean !== 'on request';
  return [...faults, isInstead && isPriced ? `This is the price ${quote.howOften}.` : '']
    .join(' ')
    .trim();
}
