import type { Frequency } from '../content/price-guide';
import { capitalised } from './sentence-case';

/** Whether a clean is not repeated. */
export function isOnce({ every }: Frequency): boolean {
  return every === 'once';
}

/** How often windows are cleaned, within a sentence, e.g. every 8 weeks, or one-off. */
export function frequencyPhrase(frequency: Frequency): string {
  return isOnce(frequency) ? 'one-off' : `every ${frequency.every}`;
}

/** The words before a choice of frequencies without “None”; each frequency completes them. */
export function frequencyLegend(frequencies: Frequency[]): string {
  return frequencies.some(isOnce) ? 'Windows cleaned' : 'Windows cleaned every';
}

/** A frequency to choose, or to name a price by: 4 weeks after “every”, otherwise 4-weekly. */
export function frequencyChoice(frequency: Frequency, isAfterEvery: boolean): string {
  if (isAfterEvery) return frequency.every;
  const head = frequencyHead(frequency);
  if (/-(week|month)$/.test(head)) return `${head}ly`;
  return frequency.every.endsWith('s') ? capitalised(frequencyPhrase(frequency)) : head;
}

/** A frequency as the heading of a column: 4 weeks is 4-week, month is Monthly, other day is Every other day. */
export function frequencyHead(frequency: Frequency): string {
  const { every } = frequency;
  if (isOnce(frequency)) return 'One-off';
  if (every === 'day') return 'Daily';
  if (every.endsWith('s')) return capitalised(every.slice(0, -1).replaceAll(' ', '-'));
  return every.includes(' ') ? `Every ${every}` : `${capitalised(every)}ly`;
}
