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

/** A frequency to choose: 4 weeks after “every”, otherwise 4-weekly, or Every 2 years. */
export function frequencyChoice(frequency: Frequency, isAfterEvery: boolean): string {
  if (isAfterEvery) return frequency.every;
  const head = frequencyHead(frequency);
  if (/-(week|month)$/.test(head)) return `${head}ly`;
  return frequency.every.endsWith('s') ? capitalised(frequencyPhrase(frequency)) : head;
}

/** The price at a frequency, within a sentence, e.g. the 4-weekly price. */
export function frequencyPrice(frequency: Frequency): string {
  return `the ${frequencyChoice(frequency, false).toLowerCase().replaceAll(' ', '-')} price`;
}

/** A frequency as the heading of a column: 4 weeks is 4-week, month is Monthly, other day is Every other day. */
export function frequencyHead(frequency: Frequency): string {
  const { every } = frequency;
  if (isOnce(frequency)) return 'One-off';
  if (every === 'day') return 'Daily';
  // Not “couple of weeks”: only a number can go before “-weekly”.
  if (/^(\d|(two|three|four|five|six|eight|ten|twelve) ).*s$/.test(every)) {
    return capitalised(every.slice(0, -1).replaceAll(' ', '-'));
  }
  return every.includes(' ') ? `Every ${every}` : `${capitalised(every)}ly`;
}
