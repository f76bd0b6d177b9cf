import { capitalised } from './capitalised';
import { inSentence } from './in-sentence';
import type { Frequency, PriceGuide } from '../content/price-guide';

const heads: Record<string, string> = {
  day: 'Daily',
  week: 'Weekly',
  fortnight: 'Fortnightly',
  month: 'Monthly',
  quarter: 'Quarterly',
  year: 'Yearly',
};

/** How often, as the head of a column: 4 weeks is 4-week, month is Monthly, other day is Every other day. */
export function frequencyHead({ every }: Frequency): string {
  if (!every.endsWith('s')) return heads[every] ?? `Every ${every}`;
  return capitalised(every.slice(0, -1).replaceAll(' ', '-'));
}

/** Heads for the two prices of a size; only one where no surcharge counts as an extension. */
export function sizeHeads({ surcharges }: PriceGuide): string[] {
  const names = surcharges
    .filter((one) => one.countsAsExtended)
    .map(({ name }) => inSentence(name));
  if (names.length === 0) return ['Price'];
  // Made here, so that browsers, which need no heads of sizes, do not download it.
  const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });
  return ['Home only', `With ${either.format(names)}`];
}
