import { capitalised } from './capitalised';
import { inSentence } from './names';
import type { Frequency, PriceGuide } from '../content/price-guide';

/** A frequency as the heading of a column: 4 weeks is 4-week, month is Monthly, other day is Every other day. */
export function frequencyHead({ every }: Frequency): string {
  if (every === 'day') return 'Daily';
  if (every.endsWith('s')) return capitalised(every.slice(0, -1).replaceAll(' ', '-'));
  return every.includes(' ') ? `Every ${every}` : `${capitalised(every)}ly`;
}

/** What an extra by size costs more with, e.g. extension or conservatory; empty if no surcharge counts as an extension. */
export function extendingNames({ surcharges }: PriceGuide): string {
  const extending = surcharges.filter((one) => one.countsAsExtended);
  // Created in the function, so that bundlers leave it out of scripts that do not call it.
  const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });
  return either.format(extending.map(({ name }) => inSentence(name)));
}

/** Headings for the two prices of a size; a single one if no surcharge counts as an extension. */
export function sizeHeads(guide: PriceGuide): string[] {
  const names = extendingNames(guide);
  return names ? ['Home only', `With ${names}`] : ['Price'];
}
