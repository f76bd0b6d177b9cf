import { peopleOf, type Business } from '../content/business';
import type { ParsedContent } from '../content/define-content';
import type { ParsedExtra, ParsedGuide } from '../content/price-guide';
import { answered } from '../content/questions';
import { isOnRequest, pricedAt } from '../prices/price-lookup';
import { currencySign } from '../content/currency';
import { submitLabel } from '../form-service/submit-label';
import type { Issue } from '../content/parser/problem';

/** Reminders of what visitors would like to know but the content does not say, the most valuable first. */
export function emptyFacts(content: ParsedContent): Issue[] {
  const { business, priceGuide, questions, reviews } = content;
  const isEmpty = (answer: unknown) => [answer ?? []].flat().length === 0;
  const ask = (fact: keyof Business, question: string): Issue => {
    return [['business'], isEmpty(business[fact]) && `${fact}: ${question}`];
  };
  const noText = isEmpty(business.textMessages ?? business.whatsApp);
  const { length } = questions;
  const prepared = length > 0 ? ` Prepared questions that wait for an answer: ${length}` : '';
  const noDay = isEmpty(priceGuide.lastChanged);
  return [
    ...unpricedHomes(priceGuide),
    ...unpricedQuestions(content),
    ask('areas', 'where do you work? Your areas appear above the first price.'),
    ask(
      'company',
      'if you have a limited company or an LLP, the law requires its details on your site; if not, write company: false',
    ),
    [
      ['business'],
      !business.company &&
        isEmpty(business.address) &&
        'address: if you are a sole trader or a partnership, the law requires the address that you work from on your site',
    ],
    ask(
      'vatNumber',
      'if you charge VAT, the law requires your VAT number on your site; if not, write vatNumber: false',
    ),
    [
      ['business'],
      isEmpty(peopleOf(business)) &&
        'person: who comes? A face and a name appear above the first price.',
    ],
    ask('replyWithin', `how soon do you reply to messages? It appears next to ${submitLabel}.`),
    [['reviews'], isEmpty(reviews) && 'what have customers written about you?'],
    ask('insurance', 'are you insured?'),
    [
      ['questions'],
      isEmpty(answered(questions)) && `what do people ask before they book?${prepared}`,
    ],
    ask('hours', 'when do you answer the phone?'),
    [['business'], noText && 'textMessages or whatsApp: can people text you?'],
    ask('promises', 'what can customers rely on?'),
    ask('rating', 'how do customers rate you elsewhere?'),
    ask('customerLinks', 'where can customers pay you?'),
    ask('profiles', 'where else can people look you up?'),
    ask(
      'memberships',
      'do you belong to a trade body, or hold a licence? If not, write memberships: false',
    ),
    ask('callsBack', "do you call people who'd rather talk?"),
    ask('logo', 'do you have your own logo?'),
    [['priceGuide'], noDay && 'lastChanged: when did you last change your prices?'],
  ];
}

/** Reminders of homes without a price: one for the whole table if none of its homes has a price. */
function unpricedHomes(guide: ParsedGuide): Issue[] {
  const question = `has no price: what does a clean cost? Even "from ${currencySign}20" helps visitors.`;
  return guide.tables.flatMap(({ homes }, table) => {
    const path = ['priceGuide', 'homes', table];
    const unpriced = homes.flatMap((home, row) =>
      pricedAt(home, guide) ? [] : [[...path, 'rows', row]],
    );
    const isWhole = homes.length > 1 && unpriced.length === homes.length;
    return (isWhole ? [path] : unpriced).map((place): Issue => [place, question]);
  });
}

/** Reminders of work on request, such as a first clean, that the estimator asks visitors about. */
function unpricedQuestions({ priceGuide, services }: ParsedContent): Issue[] {
  const isUnpriced = ({
    price,
    question,
    needs,
  }: Pick<ParsedExtra, 'price' | 'question' | 'needs'>) => question && !needs && isOnRequest(price);
  const words = 'is on request, but the prices page asks visitors about it: what does it cost?';
  return [
    ...priceGuide.extras.map((extra, row): Issue => [
      ['priceGuide', 'extras', row, 'price'],
      isUnpriced(extra) && words,
    ]),
    ...services.map(({ price, ...service }, row): Issue => [
      ['services', row, 'price'],
      typeof price === 'object' && isUnpriced({ ...service, price }) && words,
    ]),
  ];
}
