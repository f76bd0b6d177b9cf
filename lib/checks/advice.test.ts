import { expect, it } from 'vitest';
import { businessSchema } from '../content/business';
import { everyFact } from '../testing/every-fact';
import { sample, printed, readWith, writtenSample, type Change } from '../testing/sample';
import { expiryAdvice } from './advice';
import { emptyFacts } from './empty-facts';

const notices = [{ text: 'We are away.', firstDay: '2026-12-20', lastDay: '2027-01-02' }];
const insurance = { insurer: 'Example', cover: '£1 million', validUntil: '2027-03-31' };

const expires =
  "insurance: validUntil is 31 March 2027. A site published after that day doesn't show your insurance: enter its new last day";

const rating = {
  stars: 4.9,
  number: 195,
  source: 'Google',
  link: 'https://g.example',
  month: '2026-11',
};
const old = 'rating: month is November 2026, which is no longer recent: look up your rating again';

it.each<[string, Required<Change>['business'], string?]>([
  ['2027-01-02', { notices }],
  [
    '2027-01-03',
    { notices },
    'notices, row 1 (We are away.): has expired (its last day was 2 January 2027): remove it',
  ],
  ['2027-05-03', { rating }],
  ['2027-05-04', { rating }, old],
  ['2027-02-28', { insurance }],
  ['2027-03-01', { insurance }, expires],
])('on %s, %j', (day, business, advised) => {
  const advice = printed(expiryAdvice(readWith({ business }), day), { business });
  expect(advice).toEqual(advised ? [`content/business.ts: ${advised}`] : []);
});

it('a review is no longer recent after half a year', () => {
  const review = { name: 'A', text: 'B', month: '2026-11', source: 'C' };
  const reviews = [review, { ...review, month: '2020-01', text: 'D' }];
  const adviceOn = (day: string) => printed(expiryAdvice(readWith({ reviews }), day), { reviews });
  expect(adviceOn('2027-05-03')).toEqual([]);
  expect(adviceOn('2027-05-04')).toEqual([
    'content/reviews.ts: the newest review is from November 2026. Visitors look for recent reviews: add one',
  ]);
});

const priced = writtenSample.priceGuide.homes.slice(0, 2);
const noPrice = 'has no price: what does a clean cost? Even "from £20" helps visitors.';

it('each reminder is one line, the most valuable first', () => {
  const bare = readWith({
    business: { whatsApp: undefined, areas: [] },
    priceGuide: { lastChanged: undefined },
  });
  expect(printed(emptyFacts(bare))).toEqual([
    `content/prices.ts: homes, table 3, row 1 (Terraced): ${noPrice}`,
    'content/services.ts: row 5 (first-clean): price is on request, but the prices page asks visitors about it: what does it cost?',
    'content/business.ts: areas: where do you work? Your areas appear above the first price.',
    'content/business.ts: company: if you have a limited company or an LLP, the law requires its details on your site; if not, write company: false',
    'content/business.ts: address: if you are a sole trader or a partnership, the law requires the address that you work from on your site',
    'content/business.ts: vatNumber: if you charge VAT, the law requires your VAT number on your site; if not, write vatNumber: false',
    'content/business.ts: person: who comes? A face and a name appear above the first price.',
    'content/business.ts: replyWithin: how soon do you reply to messages? It appears next to SUBMIT.',
    'content/reviews.ts: what have customers written about you?',
    'content/business.ts: insurance: are you insured?',
    'content/questions.ts: what do people ask before they book? Prepared questions that wait for an answer: 2',
    'content/business.ts: hours: when do you answer the phone?',
    'content/business.ts: textMessages or whatsApp: can people text you?',
    'content/business.ts: promises: what can customers rely on?',
    'content/business.ts: rating: how do customers rate you elsewhere?',
    'content/business.ts: customerLinks: where can customers pay you?',
    'content/business.ts: profiles: where else can people look you up?',
    'content/business.ts: memberships: do you belong to a trade body, or hold a licence? If not, write memberships: false',
    "content/business.ts: callsBack: do you call people who'd rather talk?",
    'content/business.ts: logo: do you have your own logo?',
    'content/prices.ts: lastChanged: when did you last change your prices?',
  ]);
});

it('the owner is reminded of every optional fact but these', () => {
  const asked = printed(emptyFacts(readWith({ business: { whatsApp: undefined } }))).join(' ');
  const isAsked = (fact: string) => new RegExp(`[:r] ${fact}(:| or )`).test(asked);
  const given = [...Object.keys(sample.business), 'whatsApp'];
  const others = Object.keys(businessSchema.shape).filter((fact) => !isAsked(fact));
  expect(others.filter((fact) => !given.includes(fact)).join(' ')).toBe(
    'accentColour mobile mobileTakesCalls people notices oldAddresses metricsEndpoint',
  );
});

it('there are no reminders if every fact is filled in, even with a no', () => {
  const answers = {
    business: { callsBack: false, logo: 'logo.svg' },
    priceGuide: { homes: priced },
  };
  expect(printed(emptyFacts(readWith(everyFact, answers)))).toEqual([]);
});

const { company } = everyFact.business;
const asked = ['company', 'address', 'vatNumber', 'memberships'];

it.each<[string, Required<Change>['business'], string[]]>([
  ['no', { company: false, vatNumber: false, memberships: false }, ['address']],
  ['a company with an office', { company }, ['vatNumber', 'memberships']],
])('an owner who has written %s is still reminded of what is left', (_, business, left) => {
  const reminders = printed(emptyFacts(readWith({ business }))).join(' ');
  expect(asked.filter((fact) => reminders.includes(`: ${fact}: `))).toEqual(left);
});

it('a table without any price has one reminder, and in other tables each home without a price has one', () => {
  const onRequest = { fourWeeks: 'on request', eightWeeks: 'on request' } as const;
  const [semi, detached] = priced;
  const homes = [
    { ...semi!, rows: semi!.rows.map((row) => ({ ...row, ...onRequest })) },
    { ...detached!, rows: detached!.rows.map((row, at) => (at ? row : { ...row, ...onRequest })) },
  ];
  const change = { priceGuide: { homes, example: undefined } };
  expect(printed(emptyFacts(readWith(change)), change).slice(0, 2)).toEqual([
    `content/prices.ts: homes, table 1 (Semi Detached): ${noPrice}`,
    `content/prices.ts: homes, table 2 (Detached), row 1 (3 Bed): ${noPrice}`,
  ]);
});
