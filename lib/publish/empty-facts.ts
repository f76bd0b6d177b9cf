import { peopleOf, type Business } from '../content/business';
import type { Content } from '../content/define-content';
import { answered } from '../content/questions';
import { submitLabel } from '../terms/submit-label';
import type { Issue } from '../reading/problem';

/**
 * What visitors would like to know and the content does not say. The most valuable comes first: whether
 * the business comes to their street, who comes and how soon they hear from it, then what others say.
 */
export function emptyFacts(content: Content): Issue[] {
  const { business, priceGuide, questions, reviews } = content;
  const isEmpty = (answer: unknown) => [answer ?? []].flat().length === 0;
  const ask = (fact: keyof Business, question: string): Issue => {
    return [['business'], isEmpty(business[fact]) && `${fact}: ${question}`];
  };
  const noText = isEmpty(business.textMessages ?? business.whatsApp);
  const noDay = isEmpty(priceGuide.lastChanged);
  return [
    ask('areas', 'where do you work? Your places stand above the first price.'),
    [
      ['business'],
      isEmpty(peopleOf(business)) &&
        'person: who comes? A face and a name stand above the first price.',
    ],
    ask('replyWithin', `how soon do you answer messages? It stands beside ${submitLabel}.`),
    [['reviews'], isEmpty(reviews) && 'what have customers written about you?'],
    ask('insurance', 'are you insured?'),
    [['questions'], isEmpty(answered(questions)) && 'what do people ask before they book?'],
    ask('hours', 'when do you answer the phone?'),
    [['business'], noText && 'textMessages or whatsApp: may people text you?'],
    ask('promises', 'what can customers rely on?'),
    ask('rating', 'how do customers rate you elsewhere?'),
    ask('customerLinks', 'where can customers pay you?'),
    ask('profiles', 'where else can people look you up?'),
    ask('memberships', 'do you belong to a trade body, or hold a licence?'),
    ask('callsBack', 'do you call people who would rather talk?'),
    ask('logo', 'do you have one of your own?'),
    [['priceGuide'], noDay && 'lastChanged: when did you last change your prices?'],
  ];
}
