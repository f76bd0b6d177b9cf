import { expect, it } from 'vitest';
import type { Content } from '../content/define-content';
import { printProblem } from '../content/problem';
import { business, contentWith, example } from '../testing/example';
import { sites } from '../testing/sites';
import { advice } from './advice';
import { emptyFacts } from './empty-facts';

const usual = advice(example).map(printProblem);
const notices = [{ text: 'We are away.', firstDay: '2026-12-20', lastDay: '2027-01-02' }];
const insurance = { insurer: 'Example', cover: '£1 million', validUntil: '2027-03-31' };

it('the example has WhatsApp on a landline, illustrations, and homes whose extras are on request', () => {
  expect(usual).toEqual([
    'content/business.ts: whatsApp is true, but 020 7946 0123 is not a mobile number: is it on WhatsApp?',
    'content/photos.ts: these pictures are still illustrations; visitors trust photos of your own work more: house.jpg, conservatory.webp, restoration.jpg',
    'content/prices.ts: extras, row 1 (gutter-clearing): price is on request for these homes, which have no size, or one without a row here: 2 Bed Semi Detached, 6 Bed Detached',
  ]);
});

const expires =
  'insurance: validUntil is 31 March 2027, after which your insurance is not shown: put in its new last day';

const rating = {
  stars: 4.9,
  number: 195,
  source: 'Google',
  link: 'https://g.example',
  month: '2026-11',
};
const old = 'rating: month is November 2026, more than half a year ago: look your rating up again';

it.each<[string, Partial<Content['business']>, string?]>([
  ['2027-01-02', { notices }],
  [
    '2027-01-03',
    { notices },
    'notices, row 1 (We are away.): is no longer shown, since 2 January 2027 has passed: remove it',
  ],
  ['2026-12-01', { notices: [{ ...notices[0]!, text: 'Away 20 December to 02 Jan.' }] }],
  ['2026-12-01', { notices: [{ ...notices[0]!, text: 'Away, back on 3 January.' }] }],
  ['2026-12-01', { notices: [{ ...notices[0]!, text: 'Away, back Sunday 3rd January.' }] }],
  [
    '2026-12-01',
    { notices: [{ ...notices[0]!, text: 'Back on Monday 3rd January.' }] },
    'notices, row 1 (Back on Monday 3rd January.): text names a day that is neither its firstDay nor its lastDay: is that right?',
  ],
  [
    '2026-12-01',
    { notices: [{ text: 'Offer until 3 January', lastDay: '2027-01-02' }] },
    'notices, row 1 (Offer until 3 January): text names a day that is neither its firstDay nor its lastDay: is that right?',
  ],
  ['2027-05-03', { rating }],
  ['2027-05-04', { rating }, old],
  ['2027-03-01', { insurance }, expires],
])('on %s, %j', (day, dated, told) => {
  const added = advice({ ...example, business: { ...business, ...dated } }, day)
    .map(printProblem)
    .filter((sentence) => !usual.includes(sentence));
  expect(added).toEqual(told ? [`content/business.ts: ${told}`] : []);
});

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
    'content/business.ts: person: who comes? People like to see a face.',
    'content/business.ts: rating: how do customers rate you elsewhere?',
    'content/business.ts: customerLinks: where can customers pay you?',
    'content/business.ts: profiles: where else can people look you up?',
    'content/business.ts: memberships: do you belong to a trade body, or hold a licence?',
    'content/business.ts: callsBack: do you call people who would rather talk?',
    'content/business.ts: logo: do you have one of your own?',
    'content/prices.ts: lastChanged: when did you last change your prices?',
  ]);
});

it('nothing is asked for where everything is filled in, even with no', () => {
  const answers = { business: { callsBack: false, logo: 'logo.svg' } };
  expect(emptyFacts(contentWith(sites.full, answers))).toEqual([]);
});
