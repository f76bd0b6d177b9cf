import type { Extra, PriceGuide, Surcharge } from '../content/price-guide';
import { canHave, inputOf, parseAnswer, readChoices, type Choices } from './choices';
import { countError } from './quote-words';

/**
 * The parameter with a code for all that a form offered, as in /prices?home=3-bed-detached&extension=yes&quote=ex9n.co12y.
 * Once extensions are no longer offered, ex9n says that the link asked for one; utm_source=leaflet, which has no code,
 * is of others.
 */
export const codesKey = 'quote';

/** Codes for what a form offers, of a few characters each, so that links stay short enough to send. */
export function codesOf(offered: { id: string }[]): string {
  return offered.map(({ id }) => codeOf(id)).join('.');
}

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

/** Reads the query of an address. A parameter is ours if the guide offers it, or did when the link was made. */
export function readAddress(search: string, guide: PriceGuide): Address {
  const valid = new URLSearchParams(search);
  const others = new URLSearchParams();
  const faults: string[] = [];
  const choices = readChoices(valid, guide);
  const codes = String(valid.get(codesKey)).split('.');
  for (const [name, value] of new URLSearchParams(search)) {
    const offer = [...guide.extras, ...guide.surcharges].find(({ id }) => id === name);
    const isOurs =
      offer || ['home', 'frequency', codesKey].includes(name) || codes.includes(codeOf(name));
    const fault = isOurs && value && faultOf(name, value, offer, choices, guide);
    if (!isOurs) others.append(name, value);
    if (fault && !faults.includes(fault)) faults.push(fault);
    // A number that cannot be read stays, so that the visitor can correct it in its input.
    if (!isOurs || (fault && !fault.endsWith(countError))) valid.delete(name);
  }
  return { valid, choices, faults, others };
}

/** Says that something is no longer offered; `subject` names it, if its name is still known. */
const gone = (subject = 'Something in this link') => `${subject} is no longer offered.`;

/** Why one of our parameters does not hold, in a sentence; empty if it does. */
function faultOf(
  name: string,
  value: string,
  offer: Extra | Surcharge | undefined,
  choices: Choices,
  guide: PriceGuide,
): string {
  const { home, frequency, extras } = choices;
  if (name === codesKey || (name === 'home' && home)) return '';
  if (name === 'frequency') return value === frequency?.id ? '' : frequencyFault(value);
  if (!offer) return gone();
  const isExtra = 'price' in offer;
  const answer = isExtra ? parseAnswer(offer, value, guide) : 1;
  if (answer === 0 || (answer && (isExtra ? name in extras : canHave(home, name)))) return '';
  return isExtra && inputOf(offer, guide).kind === 'count' && !answer
    ? `“${offer.name}”: ${countError}`
    : `“${offer.name}” has changed since this link was made.`;
}

/** Names a frequency that is no longer offered by its id, such as eightWeeks: nothing else is known of it. */
function frequencyFault(id: string): string {
  const words = id.replace(/[A-Z]/, ' $&').toLowerCase();
  return gone(/^[a-z]+ (week|month)s$/.test(words) ? `Every ${words}` : undefined);
}

/** Two letters, the length and the last letter: enough to recognise an id. */
function codeOf(name: string): string {
  return name.slice(0, 2) + name.length + name.at(-1);
}
