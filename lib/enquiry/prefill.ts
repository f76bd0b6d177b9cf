import type { PriceGuide } from '../content/price-guide';
import type { EnquiryTopics } from './topics';
import { parseEstimate, type Estimate } from '../prices/estimate';
import { describeEstimate } from '../prices/describe-estimate';

/** What a prefill is worded from. */
export type PrefillSources = { guide: PriceGuide; topics: EnquiryTopics };

/**
 * First words of a message, from the address that led to the form: an estimate, or
 * `?about=gutter-cleaning`. Anything else is ignored; no text of the address itself gets into the
 * message.
 */
export function prefillFrom(search: string, { guide, topics }: PrefillSources): string | undefined {
  const values = new URLSearchParams(search);
  const estimate = parseEstimate(values, guide);
  if (estimate) return estimateRequest(guide, estimate);
  const [about, ...others] = values.getAll('about');
  if (about === undefined || others.length > 0 || !Object.hasOwn(topics, about)) return undefined;
  return `I would like to ask about ${topics[about]}.`;
}

/** First words of a message that asks for an estimate's cleans. */
export function estimateRequest(guide: PriceGuide, estimate: Estimate): string {
  return ['I am interested in:', ...describeEstimate(guide, estimate)].join('\n');
}

/**
 * The message with the prefill before what the visitor wrote. It replaces the prefill of an earlier
 * visit, unless that was edited. The same prefill is not put in twice: the message stays as it is.
 */
export function withPrefill(message: string, prefill: string, earlier: string): string {
  if (prefill === earlier) return message;
  const written = earlier && message.startsWith(earlier) ? message.slice(earlier.length) : message;
  return written.trim() ? `${prefill}\n\n${written.trimStart()}` : prefill;
}
