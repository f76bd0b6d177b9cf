import type { PriceGuide } from '../content/price-guide';
import type { Service } from '../content/services';
import { isAnyChosen, isOutdated, readChoices } from '../prices/choices';
import { inSentence } from '../prices/in-sentence';
import { type Quote, quoteFor } from '../prices/quote';
import { quoteRequest } from '../prices/quote-words';

/** What a prefill is worded from. */
export type PrefillSources = {
  guide: PriceGuide;
  /** What visitors can ask about, as worded in a sentence, by its id in an address. */
  topics: Record<string, string>;
};

/** A topic for each extra and each service. */
export function enquiryTopics(services: Service[], { extras }: PriceGuide): Record<string, string> {
  const topics = [...extras, ...services.map(({ id, title }) => ({ id, name: title }))];
  return Object.fromEntries(topics.map(({ id, name }) => [id, inSentence(name)]));
}

/**
 * First words of a message, from the address that led to the form: an estimate,
 * `?about=gutter-cleaning`, or both. Anything else is ignored; no text of the address itself gets into the
 * message.
 */
export function prefillFrom(search: string, { guide, topics }: PrefillSources): string | undefined {
  const values = new URLSearchParams(search);
  const quote = quoteFrom(values, guide);
  const about = values.get('about') ?? '';
  const isAsked =
    Object.hasOwn(topics, about) && !(quote && readChoices(values, guide).extras[about]);
  const also = quote ? 'also ' : '';
  return (
    [
      ...(quote ? [quoteRequest(quote, guide)] : []),
      ...(isAsked ? [`I’d ${also}like to ask about ${topics[about]}.`] : []),
    ].join('\n') || undefined
  );
}

/** The quote for what an address names; undefined if it names nothing, or what is no longer offered. */
export function quoteFrom(values: URLSearchParams, guide: PriceGuide): Quote | undefined {
  const choices = readChoices(values, guide);
  if (!isAnyChosen(choices) || isOutdated(values, guide)) return undefined;
  return quoteFor(guide, choices);
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
