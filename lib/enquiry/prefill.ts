import type { PriceGuide } from '../content/price-guide';
import type { EnquiryTopics } from './topics';
import { parseEstimate } from '../prices/estimate';
import { describeEstimate } from '../prices/estimate-words';

/** What the words of a prefill are made from. */
export type PrefillSources = { guide: PriceGuide; topics: EnquiryTopics };

/**
 * First words of a message, from the address that led to the form: an estimate, or
 * `?about=gutter-cleaning`. Anything else is nothing, never an error; no text of the address
 * itself gets into the message.
 */
export function prefillFrom(search: string, { guide, topics }: PrefillSources): string | undefined {
  const values = new URLSearchParams(search);
  const estimate = parseEstimate(values, guide);
  if (estimate) {
    return ['I would like to ask for this:', ...describeEstimate(guide, estimate)].join('\n');
  }
  const [about, ...others] = values.getAll('about');
  if (about === undefined || others.length > 0 || !Object.hasOwn(topics, about)) return undefined;
  return `I would like to ask about ${topics[about]}.`;
}

/**
 * The message with the prefill before what was written already. A prefill that is there from an
 * earlier visit gives way to the new one unless it was edited; one that was put in before stays
 * as the visitor left it.
 */
export function withPrefill(message: string, prefill: string, earlier: string): string {
  if (prefill === earlier) return message;
  const written = earlier && message.startsWith(earlier) ? message.slice(earlier.length) : message;
  return written.trim() ? `${prefill}\n\n${written.trimStart()}` : prefill;
}
