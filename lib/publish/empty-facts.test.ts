import { expect, it } from 'vitest';
import { printProblem } from '../content/problem';
import { example, fullContent } from '../testing/full-content';
import { emptyFacts } from './empty-facts';

it('what is empty is listed in one line each, the most valuable first', () => {
  const business = { ...example.business, whatsApp: undefined, areas: [] };
  const priceGuide = { ...example.priceGuide, lastChanged: undefined };
  const questions = example.questions.map((question) => ({ ...question, answer: [] }));
  expect(emptyFacts({ ...example, business, priceGuide, questions }).map(printProblem)).toEqual([
    'content/reviews.ts: what have customers written about you?',
    'content/business.ts: replyWithin: how soon do you answer messages?',
    'content/business.ts: areas: where do you work?',
    'content/business.ts: insurance: are you insured?',
    'content/questions.ts: what do people ask before they book?',
    'content/business.ts: hours: when do you answer the phone?',
    'content/business.ts: textMessages or whatsApp: may people text you?',
    'content/business.ts: promises: what can customers rely on?',
    'content/business.ts: profiles: where else can people look you up?',
    'content/business.ts: memberships: do you belong to a trade body, or hold a licence?',
    'content/business.ts: callsBack: do you call people who would rather talk?',
    'content/business.ts: logo: do you have one of your own?',
    'content/prices.ts: lastChanged: when did you last change your prices?',
  ]);
});

it('nothing is asked for where everything is filled in, even with no', () => {
  const business = { ...fullContent.business, callsBack: false, logo: 'logo.svg' };
  expect(emptyFacts({ ...fullContent, business })).toEqual([]);
});
