import { expect, it } from 'vitest';
import type { Content } from '../content/define-content';
import { printProblem } from '../content/problem';
import { business, contentWith, example, photos } from '../testing/example';
import { sites } from '../testing/sites';
import { advice } from './advice';
import { emptyFacts } from './empty-facts';

/** The advice that a change adds. */
function advised(change: Partial<Content>, day?: string): string[] {
  const [before, after] = [example, { ...example, ...change }].map((content) =>
    advice(content, day).map(printProblem),
  );
  return after!.filter((sentence) => !before!.includes(sentence));
}

const notices = [{ text: 'We are away.', firstDay: '2026-12-20', lastDay: '2027-01-02' }];
const insurance = { insurer: 'Example', cover: '£1 million', validUntil: '2027-03-31' };

it('the example has WhatsApp on a landline, illustrations, and homes whose extras are on request', () => {
  expect(advice(example).map(printProblem)).toEqual([
    'content/business.ts: whatsApp is true, but 020 7946 0123 is not a mobile number: is it on WhatsApp?',
    'content/photos.ts: these pictures are still illustrations; visitors trust photos of your own work more: house.jpg, conservatory.webp, restoration.jpg',
    'content/prices.ts: extras, row 1 (gutter-clearing): price is on request for these homes, which have no size, or one without a row here: 2 Bed Semi Detached, 6 Bed Detached',
  ]);
});

const [service] = example.services;
const step = (text: string) => ({
  pages: {
    ...example.pages,
    about: { ...example.pages.about, steps: [{ title: 'We clean', text }] },
  },
});

it.each<[Partial<Content>, ...string[]]>([
  [step('Windows every 4 or eight weeks, four-weekly for a 5 Bed.')],
  [
    step('Windows every 4, 6 or 8 weeks, or 12-weekly.'),
    'pages.ts: about, steps, row 1 (We clean): text names “6 weeks”',
    'pages.ts: about, steps, row 1 (We clean): text names “12 weeks”',
  ],
  [step('£50 for a 7 bed house.'), 'pages.ts: about, steps, row 1 (We clean): text names “7 bed”'],
  [
    { ...step('£5 for an extension.'), priceGuide: { ...example.priceGuide, surcharges: [] } },
    'pages.ts: about, steps, row 1 (We clean): text names “extension”',
  ],
  [
    { services: [...example.services, { ...service!, id: 'solar', title: 'Solar panels' }] },
    'services.ts: row 7 (solar): description is the same as that of Traditional Window Cleaning',
    'services.ts: row 7 (solar): photo is the same as that of Traditional Window Cleaning',
  ],
  [
    {
      priceGuide: {
        ...example.priceGuide,
        extras: [{ id: 'gift', name: 'Gift voucher', price: { form: 'amount', amount: 2000 } }],
      },
    },
    'prices.ts: extras, row 1 (gift): name becomes a box to tick beside the prices',
  ],
  [
    { reviews: [{ name: 'A', text: 'B', month: '2020-01', source: 'C' }] },
    'reviews.ts: the newest is from January 2020',
  ],
])('what no longer fits is pointed out: %#', (change, ...told) => {
  const sentences = advised(change);
  expect(
    sentences.map((sentence, index) => sentence.slice(8, 8 + (told[index] ?? '').length)),
  ).toEqual(told);
});

it('a picture that no page shows is pointed out', () => {
  const spare = { file: 'spare.jpg', alt: 'A spare one.', illustration: false };
  expect(advised({ photos: [...photos, spare] })).toEqual([
    'content/photos.ts: no page shows these pictures; use them in content/services.ts or remove their rows: spare.jpg',
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
  [
    '2026-12-01',
    { notices: [{ text: 'Offer until 3 January', lastDay: '2027-01-02' }] },
    'notices, row 1 (Offer until 3 January): text names a day that is neither its firstDay nor its lastDay: is that right?',
  ],
  ['2027-05-03', { rating }],
  ['2027-05-04', { rating }, old],
  ['2027-02-28', { insurance }],
  ['2027-03-01', { insurance }, expires],
  ['2027-03-31', { insurance }, expires],
  ['2027-04-01', { insurance }, expires],
])('on %s, %j', (day, dated, told) => {
  expect(advised({ business: { ...business, ...dated } }, day)).toEqual(
    told ? [`content/business.ts: ${told}`] : [],
  );
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
