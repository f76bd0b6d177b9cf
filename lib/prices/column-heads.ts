import { capitalised } from './capitalised';
import type { Frequency, PriceGuide } from '../content/price-guide';

/** How often, as the head of a column: 4 weeks is 4-week, month is Monthly. */
export function frequencyHead({ every }: Frequency): string {
  const unit = every.replace(/s$/, '').replaceAll(' ', '-');
  return capitalised(every.includes(' ') ? unit : `${unit}ly`);
}

/** Head of the column that names the homes. */
export function homeHead({ regular: { place } }: PriceGuide): string {
  return place === 'home' ? 'Property' : capitalised(place);
}

/** Heads for the two prices of a size; only one where no surcharge counts as an extension. */
export function sizeHeads({ surcharges, regular }: PriceGuide): string[] {
  const names = surcharges.filter((one) => one.countsAsExtended).map(({ name }) => name);
  if (names.length === 0) return ['Price'];
  return [`${capitalised(regular.place)} only`, `With ${either.format(names).toLowerCase()}`];
}

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });
