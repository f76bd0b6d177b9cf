import type { PriceGuide } from '../content/price-guide';
import type { Service } from '../content/services';
import { readAddress, type Address } from '../prices/address';
import { isAnyChosen } from '../prices/choices';
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
 * `?about=gutter-cleaning`, or both. They are empty if its estimate is, or is out of date; undefined if it has
 * neither. No text of the address itself gets into the message.
 */
export function prefillFrom(search: string, { guide, topics }: PrefillSources): string | undefined {
  const address = readAddress(search, guide);
  const quote = quoteFrom(address, guide);
  const about = address.others.get('about') ?? '';
  const isAsked = Object.hasOwn(topics, about) && !(quote && address.choices.extras[about]);
  const also = quote ? 'also ' : '';
  const hasEstimate = address.faults.length > 0 || String(address.held) !== '';
  if (!hasEstimate && !isAsked) return undefined;
  return [
    ...(quote ? [quoteRequest(quote, guide)] : []),
    ...(isAsked ? [`I’d ${also}like to ask about ${topics[about]}.`] : []),
  ].join('\n');
}

/** The quote for what an address asks for; undefined if it asks for nothing, or if part of it is out of date. */
export function quoteFrom({ choices, faults }: Address, guide: PriceGuide): Quote | undefined {
  return faults.length === 0 && isAnyChosen(choices) ? quoteFor(guide, choices) : undefined;
}

/**
 * The message with the prefill in place of an earlier one, or before what the visitor wrote. Lines of the earlier
 * one that were edited are the visitor's. The same prefill is not put in twice: the message stays as it is.
 */
export function withPrefill(message: string, prefill: string, earlier: string): string {
  if (prefill === earlier) return message;
  const lines = message.split('\n');
  const own = new Set(earlier.split('\n'));
  const isOwn = (line: string) => line !== '' && own.has(line);
  const place = Math.max(0, lines.findIndex(isOwn));
  const written = [lines.slice(0, place), lines.slice(place).filter((line) => !isOwn(line))];
  const [before, after] = written.map((part) => part.join('\n').trim());
  return [before, prefill, after].filter(Boolean).join('\n\n');
}
