import type { PriceGuide } from '../content/price-guide';
import type { Service } from '../content/services';
import type { EstimateQuery } from '../prices/estimate-query';
import * as parameters from '../prices/parameters';
import { estimateRequest } from '../prices/estimate-words';

/** The topics of `?about=`: the names of extras and services, by id. */
export type EnquiryTopics = Record<string, string>;

/** A topic for each extra and each service. */
export function enquiryTopics(services: Service[], { extras }: PriceGuide): EnquiryTopics {
  const topics = [...extras, ...services.map(({ id, title }) => ({ id, name: title }))];
  return Object.fromEntries(topics.map(({ id, name }) => [id, name]));
}

/**
 * The first words of a message, from the query of the page's URL: an estimate, `?about=gutter-cleaning`, or both.
 * Undefined if the query has neither; empty if it has only an estimate, and that is empty or outdated. The words come
 * only from the content, so nobody can put words of their own into a link to the form.
 */
export function prefillFrom(
  { hasEstimate, choices, estimate, others }: EstimateQuery,
  topics: EnquiryTopics,
): string | undefined {
  const about = others.get(parameters.about) ?? '';
  const hasTopic = Object.hasOwn(topics, about) && !(estimate && choices.extras.get(about));
  const also = estimate ? 'also ' : '';
  if (!hasEstimate && !hasTopic) return undefined;
  return [
    ...(estimate ? [estimateRequest(estimate)] : []),
    // After a colon, any name may begin with a capital, also one that would lose it within the sentence.
    ...(hasTopic ? [`I’d ${also}like to ask about: ${topics[about]}.`] : []),
  ].join('\n');
}

/**
 * The message with a new prefill in place of the earlier one, except for lines that the visitor has edited. If no line
 * of the earlier one is left, the prefill goes first. If both prefills are the same, the message stays as it is.
 */
export function withPrefill(message: string, prefill: string, earlier: string): string {
  if (prefill === earlier) return message;
  const lines = message.split('\n');
  const prefilled = new Set(earlier.split('\n'));
  const isPrefilled = (line: string) => line !== '' && prefilled.has(line);
  const place = Math.max(0, lines.findIndex(isPrefilled));
  const written = [lines.slice(0, place), lines.slice(place).filter((line) => !isPrefilled(line))];
  const [before, after] = written.map((half) => half.join('\n').trim());
  return [before, prefill, after].filter(Boolean).join('\n\n');
}
