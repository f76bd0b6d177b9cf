import type { Extra, PriceGuide, Surcharge } from '../content/price-guide';
import { answerTo, canHave, readChoices, type Choices } from './choices';
import { countWords } from './quote-words';

/** The name of the mark: under it, an address says what the form offered that made it. Older ones have `quote=1`. */
export const addressMark = 'quote';

/** The value of the mark: a few characters for each name, so that addresses stay short enough to send. */
export function markOf(offered: { id: string }[]): string {
  return offered.map(({ id }) => codeOf(id)).join('.');
}

/** What an address says of prices. */
export type Address = {
  /** Its names that are ours, with those values that still hold; empty if it carries no estimate at all. */
  held: URLSearchParams;
  /** What they choose. */
  choices: Choices;
  /** What does not hold any more, in sentences. */
  faults: string[];
  /** What others have added, such as advertisements and mailings. */
  others: URLSearchParams;
};

/** Reads an address. A name is ours, wherever it stands, if the guide has it, or had it when the address was made. */
export function readAddress(search: string, guide: PriceGuide): Address {
  const held = new URLSearchParams(search);
  const others = new URLSearchParams();
  const faults = new Set<string>();
  const choices = readChoices(held, guide);
  const codes = String(held.get(addressMark)).split('.');
  for (const [name, value] of new URLSearchParams(search)) {
    const offer = [...guide.extras, ...guide.surcharges].find(({ id }) => id === name);
    const isOurs =
      offer || ['home', 'frequency', addressMark].includes(name) || codes.includes(codeOf(name));
    const fault = isOurs && value && faultOf(name, value, offer, choices, guide);
    if (!isOurs) others.append(name, value);
    if (fault) faults.add(fault);
    // A count that cannot be read stays, to be put right in its input.
    if (!isOurs || (fault && !fault.endsWith(countWords))) held.delete(name);
  }
  return { held, choices, faults: [...faults], others };
}

const gone = 'is no longer offered';

/** Why a value of ours does not hold, if it does not. */
function faultOf(
  name: string,
  value: string,
  offer: Extra | Surcharge | undefined,
  choices: Choices,
  guide: PriceGuide,
): string {
  const { home, frequency, extras } = choices;
  if (name === addressMark || (name === 'home' && home)) return '';
  if (name === 'frequency') return value === frequency?.id ? '' : frequencyFault(value, choices);
  if (!offer) return `Something in this link ${gone}.`;
  const isExtra = 'price' in offer;
  const answer = isExtra ? answerTo(offer, value, guide) : 1;
  if (answer === 0 || (answer && (isExtra ? name in extras : canHave(home, name)))) return '';
  return isExtra && offer.price.form === 'each' && !answer
    ? `“${offer.name}”: ${countWords}`
    : `“${offer.name}” has changed since this link was made.`;
}

/** Of a frequency that is gone, only its id is known, such as eightWeeks. */
function frequencyFault(id: string, { home, frequency }: Choices): string {
  const words = id.replace(/[A-Z]/, ' $&').toLowerCase();
  const isKnown = /^[a-z]+ (week|month)s$/.test(words);
  const often = isKnown ? `Every ${words}` : 'The frequency in this link';
  const instead = home ? ` This is the price every ${frequency?.every}.` : '';
  return `${often} ${gone}.${instead}`;
}

function codeOf(name: string): string {
  return name.slice(0, 2) + name.length + name.at(-1);
}
