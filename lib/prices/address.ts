import type { PriceGuide } from '../content/price-guide';
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
  const known = [
    'home',
    'frequency',
    addressMark,
    ...[...guide.surcharges, ...guide.extras].map(({ id }) => id),
  ];
  for (const [name, value] of new URLSearchParams(search)) {
    if (!known.includes(name) && !codes.includes(codeOf(name))) {
      others.append(name, value);
      held.delete(name);
    } else if (value && name !== addressMark) {
      const fault = faultOf(name, value, choices, guide);
      if (fault) faults.add(fault);
      // A count that cannot be read stays, to be put right in its input.
      if (fault && !fault.endsWith(countWords)) held.delete(name);
    }
  }
  return { held, choices, faults: [...faults], others };
}

const gone = 'is no longer offered';

/** Why a value of ours does not hold, if it does not. */
function faultOf(name: string, value: string, choices: Choices, guide: PriceGuide) {
  const { home, frequency, extras } = choices;
  const isNamed = ({ id }: { id: string }) => id === name;
  const extra = guide.extras.find(isNamed);
  const offer = extra ?? guide.surcharges.find(isNamed);
  if (name === 'frequency') return value === frequency?.id ? '' : frequencyFault(value, choices);
  if (!offer) return name === 'home' && home ? '' : `Something in this link ${gone}.`;
  const answer = extra ? answerTo(extra, value, guide) : 1;
  const isPossible = extra ? name in extras : canHave(home, name);
  if (answer === 0 || (answer && isPossible)) return '';
  return extra?.price.form === 'each' && !answer
    ? `“${offer.name}”: ${countWords}`
    : `“${offer.name}” has changed since this link was made.`;
}

/** Of a frequency that is gone, only its id is known, such as eightWeeks. */
function frequencyFault(id: string, { home, frequency }: Choices): string {
  const often = /^[a-z]+(Week|Month)s$/.test(id)
    ? `Every ${id.replace(/[A-Z]/, (letter) => ` ${letter.toLowerCase()}`)}`
    : 'The frequency in this link';
  const instead = home ? ` This is the price every ${frequency?.every}.` : '';
  return `${often} ${gone}.${instead}`;
}

function codeOf(name: string): string {
  return name.slice(0, 2) + name.length + name.at(-1);
}
