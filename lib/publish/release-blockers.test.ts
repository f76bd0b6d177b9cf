import { describe, expect, it } from 'vitest';
import { businessSchema } from '../content/business';
import { printProblem } from '../content/problem';
import { releaseBlockers } from './release-blockers';

const real = {
  name: 'Hill & Daughter',
  phone: '01947 600 123',
  email: 'jo@hill-cleaning.co.uk',
  siteAddress: 'https://www.hill-cleaning.co.uk',
  formService: { name: 'Formspree', address: 'https://formspree.io', formId: 'xvgkzabc' },
  privacy: { responsible: 'Jo Hill', kept: 'for 12 months' },
};

function blockers(business = {}) {
  return releaseBlockers({ business: businessSchema.parse({ ...real, ...business }) }).map(
    printProblem,
  );
}

it('a business with real details can publish', () => {
  expect(blockers()).toEqual([]);
});

const file = 'content/business.ts';

it.each([
  [
    'email address',
    { email: 'hello@example.com' },
    `${file}: email hello@example.com is an example, which reaches nobody: put in your own`,
  ],
  [
    'email address in a part of an example',
    { email: 'hello@mail.example.org' },
    `${file}: email hello@mail.example.org is an example, which reaches nobody: put in your own`,
  ],
  [
    'site address',
    { siteAddress: 'https://www.example.com' },
    `${file}: siteAddress https://www.example.com is an example: put in the address where you publish this site`,
  ],
  [
    'site address on this machine',
    { siteAddress: 'https://localhost' },
    `${file}: siteAddress https://localhost is an example: put in the address where you publish this site`,
  ],
  [
    'form service',
    { formService: { ...real.formService, address: 'https://forms.example.net' } },
    `${file}: formService: address https://forms.example.net is an example: put in the address of your form service`,
  ],
  ...['example', 'your-form-id', 'xxxxxxxx'].map((formId) => [
    `form id ${formId}`,
    { formService: { ...real.formService, formId } },
    `${file}: formService: formId "${formId}" is an example: put in the id that your form service gave you (content/README.md says how)`,
  ]),
  [
    'responsible person',
    { privacy: { kept: 'for 12 months' } },
    `${file}: privacy: responsible is missing: say who is responsible for what visitors send`,
  ],
  [
    'time that messages are kept',
    { privacy: { responsible: 'Jo Hill' } },
    `${file}: privacy: kept is missing: say how long you keep messages, e.g. 12 months`,
  ],
] as [string, object, string][])(
  'a missing or example %s alone blocks a release',
  (_, business, told) => {
    expect(blockers(business)).toEqual([told]);
  },
);

describe("a number from Ofcom's drama ranges blocks a release; the numbers next to a range do not", () => {
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
  ])('%s to %s', (first, last, before, after) => {
    for (const phone of [first, last]) {
      expect(blockers({ phone })).toEqual([
        `${file}: phone ${phone} is a number for films and examples, which reaches nobody: put in your own`,
      ]);
    }
    for (const phone of [before, after]) expect(blockers({ phone })).toEqual([]);
  });
});

it.each([
  ['on its last day', '2027-03-31', []],
  [
    'on the day after',
    '2027-04-01',
    [
      `${file}: insurance: validUntil was 31 March 2027, so the insurance has expired: put in its new last day, or remove insurance`,
    ],
  ],
])('insurance blocks a release once it has expired: %s', (_, day, told) => {
  const insurance = { insurer: 'Example', cover: '£1 million', validUntil: '2027-03-31' };
  const business = businessSchema.parse({ ...real, insurance });
  expect(releaseBlockers({ business }, day).map(printProblem)).toEqual(told);
});

it('a review dated in the future blocks a release', () => {
  const reviews = ['2027-03', '2027-04'].map((month) => ({ name: 'Mrs E.', month }));
  expect(releaseBlockers({ reviews }, '2027-03-01').map(printProblem)).toEqual([
    'content/reviews.ts: row 2 (Mrs E.): month is April 2027, which is still to come: put in the month in which the review was written',
  ]);
});

it('prices last changed in the future block a release', () => {
  const priceGuide = { lastChanged: '2027-03-02' };
  expect(releaseBlockers({ priceGuide }, '2027-03-02')).toEqual([]);
  expect(releaseBlockers({ priceGuide }, '2027-03-01').map(printProblem)).toEqual([
    'content/prices.ts: lastChanged is 2 March 2027, which is still to come: put in the day on which the prices last changed',
  ]);
});

it('invalid parts, reported elsewhere, are skipped', () => {
  const business = { privacy: { responsible: 'Jo Hill', kept: 'for 12 months' } };
  expect(releaseBlockers({ business, reviews: [undefined, {}] })).toEqual([]);
});
