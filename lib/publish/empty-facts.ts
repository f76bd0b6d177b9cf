import type { Problem } from '../content/problem';
import { answered } from '../content/questions';
import type { Content } from '../content/read-content';

/**
 * What visitors would like to know and the content does not say. The most valuable comes first: reviews
 * and a quick reply decide more than the price, then whether the business comes to their street.
 */
export function emptyFacts({ business, priceGuide, questions, reviews }: Content): Problem[] {
  const facts: [question: string, answer: unknown, file?: string][] = [
    ['what have customers written about you?', reviews, 'content/reviews.ts'],
    ['replyWithin: how soon do you answer messages?', business.replyWithin],
    ['areas: where do you work?', business.areas],
    ['insurance: are you insured?', business.insurance],
    ['what do people ask before they book?', answered(questions), 'content/questions.ts'],
    ['hours: when do you answer the phone?', business.hours],
    ['textMessages or whatsApp: may people text you?', business.textMessages ?? business.whatsApp],
    ['promises: what can customers rely on?', business.promises],
    ['profiles: where else can people look you up?', business.profiles],
    ['memberships: do you belong to a trade body, or hold a licence?', business.memberships],
    ['callsBack: do you call people who would rather talk?', business.callsBack],
    ['logo: do you have one of your own?', business.logo],
    [
      'lastChanged: when did you last change your prices?',
      priceGuide.lastChanged,
      'content/prices.ts',
    ],
  ];
  return facts
    .filter(([, answer]) => answer === undefined || (Array.isArray(answer) && answer.length === 0))
    .map(([message, , file = 'content/business.ts']) => ({ file, message }));
}
