import { expect, it } from 'vitest';
import { businessSchema } from '../content/business';
import { isExample } from '../content/example-values';
import { printProblem } from '../content/problem';
import { priceGuide } from '../testing/example-content/prices';
import { fullContent } from '../testing/full-content';
import { releaseBlockers } from './release-blockers';

const real = {
  name: 'Marsh & Sons',
  phone: '01947 820345',
  email: 'ann@marsh-cleaning.co.uk',
  siteAddress: 'https://www.marsh-cleaning.co.uk',
  formService: { name: 'Formspree', address: 'https://formspree.io', formId: 'mqkvbrzw' },
  privacy: { responsible: 'Ann Marsh', kept: 'for 12 months' },
};

function blockers(change = {}): string[] {
  const business = businessSchema.parse({ ...real, ...change });
  return releaseBlockers({ business }).map(printProblem);
}

it('a business with real details can publish', () => {
  expect(blockers()).toEqual([]);
  expect(releaseBlockers({})).toEqual([]);
});

it.each<[string, object, string]>([
  ['phone', { phone: '07700 900123' }, 'phone is "07700 900123"'],
  ['email', { email: 'hello@example.com' }, 'email is "hello@example.com"'],
  ['site address', { siteAddress: 'https://localhost' }, 'siteAddress is "https://localhost"'],
  [
    'form id',
    { formService: { ...real.formService, formId: 'xxxxxxxx' } },
    'formService: formId is "xxxxxxxx"',
  ],
  [
    'page elsewhere',
    { profiles: [{ name: 'Facebook', link: 'https://www.facebook.com/your-page' }] },
    'profiles, row 1 (Facebook): link is "https://www.facebook.com/your-page"',
  ],
])('an example %s alone blocks a release', (_, change, told) => {
  expect(blockers(change)).toEqual([
    `content/business.ts: ${told}, an example: put in your own (content/README.md says how)`,
  ]);
});

it('what the law asks for blocks a release while it is missing', () => {
  expect(blockers({ privacy: {} })).toEqual([
    'content/business.ts: privacy: responsible is missing: say who is responsible for what visitors send',
    'content/business.ts: privacy: kept is missing: say how long you keep messages, e.g. 12 months',
  ]);
});

it('dates that are still to come block a release', () => {
  const [review] = fullContent.reviews;
  const reviews = ['2027-03', '2027-04'].map((month) => ({
    ...review!,
    name: 'Mrs Y.',
    text: 'Fine.',
    link: 'https://maps.app.goo.gl/1',
    month,
  }));
  const dated = { reviews, priceGuide: { ...priceGuide, lastChanged: '2027-03-02' } };
  expect(releaseBlockers(dated, '2027-03-01').map(printProblem)).toEqual([
    'content/prices.ts: lastChanged is 2 March 2027, which is still to come: put in when it was',
    'content/reviews.ts: row 2 (Mrs Y.): month is April 2027, which is still to come: put in when it was',
  ]);
  expect(releaseBlockers(dated, '2027-04-02')).toEqual([]);
});

it.each([
  ['hello@mail.example.org', 'hello@example-cleaning.org'],
  ['https://www.example.com/page', 'https://www.marsh.co.uk/example'],
  ['xvgkzabc', 'xvgkzabd'],
])('%s is an example, and %s is not', (example, other) => {
  expect([example, other].map(isExample)).toEqual([true, false]);
});

it.each([
  ['07700 900000', '07700 900999', '07700 899999', '07700 901000'],
  ['01632 960000', '01632 960999', '01632 959999', '01632 961000'],
  ['0113 496 0000', '0113 496 0999', '0113 495 9999', '0113 496 1000'],
  ['0118 496 0000', '0118 496 0999', '0119 496 0000', '0118 496 1000'],
  ['0121 496 0000', '0161 496 0999', '0171 496 0000', '0121 496 1000'],
  ['0191 498 0000', '0191 498 0999', '0191 496 0000', '0191 498 1000'],
  ['020 7946 0000', '020 7946 0999', '020 7945 9999', '020 7946 1000'],
  ['028 9649 6000', '028 9649 6999', '028 9649 5999', '028 9649 7000'],
  ['029 2018 0000', '029 2018 0999', '029 2017 9999', '029 2018 1000'],
  ['03069 990000', '03069 990999', '03069 989999', '03069 991000'],
  ['08081 570000', '08081 570999', '08081 569999', '08081 571000'],
  ['0909 879 0000', '0909 879 0999', '0909 878 9999', '0909 879 1000'],
])('%s to %s are kept for films; the numbers beside them are not', (...numbers) => {
  expect(numbers.map(isExample)).toEqual([true, true, false, false]);
});
