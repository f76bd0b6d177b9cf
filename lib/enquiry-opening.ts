import type { PriceGuide } from './content/price-guide';
import type { EnquiryTopics } from './enquiry-topics';
import { parseEstimate } from './estimate';
import { describeEstimate } from './estimate-words';

/**
 * First words of a message, from the address that led to the form: an estimate, or
 * `?about=gutter-cleaning`. Anything else is nothing, never an error; no text of the address
 * itself gets into the message.
 */
export function openingMessage(
  search: string,
  { guide, topics }: { guide: PriceGuide; topics: EnquiryTopics },
): string | undefined {
  const values = new URLSearchParams(search);
  const estimate = parseEstimate(values, guide);
  if (estimate) {
    return ['I would like to ask for this:', ...describeEstimate(guide, estimate)].join('\n');
  }
  const [about, ...others] = values.getAll('about');
  if (about === undefined || others.length > 0 || !Object.hasOwn(topics, about)) return undefined;
  return `I would like to ask about ${topics[about]}.`;
}
