import type { PriceGuide } from '../content/price-guide';
import { inputOf, isTicked, parseAnswer, readChoices, type Choices } from './choices';
import { idInParameter, parameters } from './parameters';
import type { Quote } from './quote';
import { countError } from './quote-words';

/** The estimate in the query of an address. */
export type Address = {
  /** The parameters of the estimate that still hold; empty if there is no estimate. */
  valid: URLSearchParams;
  /** The choices that they stand for. */
  choices: Choices;
  /** Sentences about what no longer holds. */
  faults: string[];
  /** Parameters that others have added, such as advertisements and mailings. */
  others: URLSearchParams;
};

const { home, frequency, has, extra } = parameters;
const lists = [has, extra];

/** Whether a parameter of an address belongs to an estimate, even if what it names is no longer offered. */
export function isOfEstimate(name: string): boolean {
  return [home, frequency, ...lists].includes(name) || idInParameter(name) !== undefined;
}

/** Reads the query of an address. Of a name that is no list, the first value counts. */
export function readAddress(search: string, guide: PriceGuide): Address {
  const all = new URLSearchParams(search);
  const choices = readChoices(all, guide);
  const valid = new URLSearchParams();
  const others = new URLSearchParams();
  const faults = new Set<string>();
  for (const [name, value] of all) {
    if (!isOfEstimate(name)) {
      others.append(name, value);
      continue;
    }
    if (!lists.includes(name) && value !== all.get(name)) continue;
    const fault = value && faultOf(name, value, choices, guide);
    if (fault) faults.add(fault);
    // A number that cannot be read stays, so that the visitor can correct it in its input.
    const holds = !fault || fault.endsWith(countError);
    if (holds && !valid.getAll(name).includes(value)) valid.append(name, value);
  }
  return { valid, choices, faults: [...faults], others };
}

const gone = 'Something in this link is no longer offered.';

/** Why one of our parameters does not hold, in a sentence without its words; empty if it does. */
function faultOf(name: string, value: string, choices: Choices, guide: PriceGuide): string {
  const id = idInParameter(name) ?? value;
  const changed = (offer: { name: string }) =>
    `“${offer.name}” has changed since this link was made.`;
  if (name === home) return choices.home ? '' : gone;
  if (name === frequency) return id === choices.frequency?.id ? '' : gone;
  if (name === has) {
    const surcharge = guide.surcharges.find((one) => one.id === id);
    if (!surcharge) return gone;
    return choices.surcharges.includes(surcharge) ? '' : changed(surcharge);
  }
  const offer = guide.extras.find((one) => one.id === id);
  if (!offer) return gone;
  if (isTicked(offer, guide) !== (name === extra)) {
    return choices.extras[id] ? '' : changed(offer);
  }
  const answer = name === extra ? 1 : parseAnswer(offer, value, guide);
  if (answer === 0 || (answer && Object.hasOwn(choices.extras, id))) return '';
  return inputOf(offer, guide).kind === 'count' && !answer
    ? `“${offer.name}”: ${countError}`
    : changed(offer);
}

/** What a visitor reads about an address: what no longer holds, and for which frequency the price is instead. */
export function faultWords({ faults, valid }: Address, quote: Quote | undefined): string {
  const isPriced = quote && quote.clean !== 'on request';
  const isOther = isPriced && faults.length > 0 && !valid.has(frequency);
  const clean = quote?.isOnce ? 'a one-off clean' : `a clean ${quote?.every}`;
  return [...faults, ...(isOther ? [`This is the price of ${clean}.`] : [])].join(' ');
}
