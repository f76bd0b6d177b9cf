import { inSentence } from './names';
import type { PriceGuide } from '../content/price-guide';
import { extendingIn } from '../terms/needs';

/** What an extra by size costs more with, e.g. extension or conservatory; empty if no surcharge counts as an extension. */
export function extendingNames(guide: PriceGuide): string {
  // Created in the function, so that bundlers leave it out of scripts that do not call it.
  const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });
  return either.format(extendingIn(guide).map(({ name }) => inSentence(name)));
}

/** Headings for the two prices of a size; a single one if no surcharge counts as an extension. */
export function sizeHeads(guide: PriceGuide): string[] {
  const names = extendingNames(guide);
  return names ? ['Home only', `With ${names}`] : ['Price'];
}
