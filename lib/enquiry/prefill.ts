import type { PriceGuide } from '../content/price-guide';
import type { Service } from '../content/services';
import { readEstimateQuery, type EstimateQuery } from '../prices/estimate-query';
import { isAnyChosen } from '../prices/choices';
import * as parameters from '../prices/parameters';
import { inSentence } from '../prices/sentence-case';
import { type Quote, quoteFor } from '../prices/quote';
import { quoteRequest } from '../prices/quote-words';

/** The content that prefilled messages are worded from. */
export type PrefillSources = {
  guide: PriceGuide;
  /** The topics of `?about=`: by id, the end of a sentence that begins with “I’d like to ask about”. */
  topics: Record<string, string>;
};

/** A topic for each extra and each service; one with capitals follows a colon. */
export function enquiryTopics(services: Service[], { extras }: PriceGuide): Record<string, string> {
  const topics = [...extras, ...services.map(({ id, title }) => ({ id, name: title }))];
  const after = (words: string) => (/\p{Lu}/u.test(words) ? `: ${words}.` : ` ${words}.`);
  return Object.fromEntries(topics.map(({ id, name }) => [id, after(inSentence(name))]));
}

/**
 * The first words of a message, from the query of the page's URL: an estimate, `?about=gutter-cleaning`, or both.
 * Undefined if the query has neither; empty if it has only an estimate in which nothing is chosen, or part of it no
 * longer holds. Words come from the content alone: nobody can put a text into a link to the form.
 */
export function prefillFrom(search: string, { guide, topics }: PrefillSources): string | undefined {
  const estimateQuery = readEstimateQuery(search, guide);
  const quote = quoteFrom(estimateQuery, guide);
  const about = estimateQuery.others.get(parameters.about) ?? '';
  const hasTopic = Object.hasOwn(topics, about) && !(quote && estimateQuery.choices.extras[about]);
  const also = quote ? 'also ' : '';
  if (!estimateQuery.hasEstimate && !hasTopic) return undefined;
  return [
    ...(quote ? [quoteRequest(quote)] : []),
    ...(hasTopic ? [`I’d ${also}like to ask about${topics[about]}`] : []),
  ].join('\n');
}

/** The quote for the choices in a query; undefined if nothing is chosen, or part of it no longer holds. */
export function quoteFrom(
  { choices, isOutdated }: EstimateQuery,
  guide: PriceGuide,
): Quote | undefined {
  return !isOutdated && isAnyChosen(choices) ? quoteFor(guide, choices) : undefined;
}

/**
 * The message with a new prefill in the place of the earlier one, whose lines go unless the visitor has edited them;
 * if there is none, before what the visitor wrote. If both prefills are the same, the message stays as it is.
 */
export function withPrefill(message: string, prefill: string, earlier: string): string {
  if (prefill === earlier) return message;
  const lines = message.split('\n');
  const prefilled = new Set(earlier.split('\n'));
  const isPrefilled = (line: string) => line !== '' && prefilled.has(line);
  const place = Math.max(0, lines.findIndex(isPrefilled));
  const written = [lines.slice(0, place), lines.slice(place).filter((line) => !isPrefilled(line))];
  const [before, after] = written.map((part) => part.join('\n').trim());
  return [before, prefill, after].filter(Boolean).join('\n\n');
}
