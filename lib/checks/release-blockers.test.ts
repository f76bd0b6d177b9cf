import { afterEach, expect, it, vi } from 'vitest';
import { printed, readWith, writtenSample, type Change } from '../testing/sample';
import { releaseBlockers } from './release-blockers';

const real = {
  name: 'Marsh & Sons',
  phone: '01947 820345',
  email: 'ann@marsh-cleaning.co.uk',
  siteAddress: 'https://www.marsh-cleaning.co.uk',
  formService: { formId: 'mqkvbrzw' },
  privacy: { responsible: 'Ann Marsh', kept: 'for 12 months' },
};

afterEach(() => void vi.unstubAllEnvs());

function blockers(facts: Change['business'] = {}, others: Change = {}, day?: string): string[] {
  const changes = { questions: [], ...others, business: { ...real, ...facts } };
  return printed(releaseBlockers(readWith(changes), day), changes);
}

it('each example, in every file, and each missing fact that the law requires, blocks a release', () => {
  const facts = {
    phone: '07700 900123',
    promises: ['Ring 07700 900999'],
    formService: { formId: 'xvgkzabc' },
    privacy: {},
  };
  const others = {
    pages: { contact: { ...writtenSample.pages.contact, lead: 'Ring 07700 900123, or write.' } },
    priceGuide: { guideNote: 'Guides; write to hello@example.com.' },
    questions: [
      { question: 'How do I book?', answer: 'Leave your number [here](https://hill.example.com).' },
    ],
  };
  expect(blockers(facts, others).join('\n')).toMatchInlineSnapshot(`
    "content/business.ts: phone is "07700 900123", which is an example: enter your own (see content/SETUP.md)
    content/business.ts: promises, row 1: contains "07700 900999", which is an example: enter your own (see content/SETUP.md)
    content/business.ts: formService: formId is "xvgkzabc", which is an example: enter your own (see content/SETUP.md)
    content/pages.ts: contact: lead contains "07700 900123", which is an example: enter your own (see content/SETUP.md)
    content/prices.ts: guideNote contains "hello@example.com", which is an example: enter your own (see content/SETUP.md)
    content/questions.ts: row 1 (How do I book?): answer contains "hill.example.com", which is an example: enter your own (see content/SETUP.md)
    content/business.ts: privacy: responsible is missing: name the person or company responsible for visitors' details
    content/business.ts: privacy: kept is missing: enter how long you keep visitors' details, e.g. 12 months"
  `);
});

it('dates in the future block a release', () => {
  const review = { name: 'Mrs Y.', source: 'Google' };
  const rating = { stars: 5, number: 1, source: 'Google', link: 'https://g.uk', month: '2027-04' };
  const dated = {
    reviews: ['2027-03', '2027-04'].map((month) => ({ ...review, text: month, month })),
    priceGuide: { lastChanged: '2027-04-01' },
  };
  expect(blockers({ rating }, dated, '2027-03-01').join('\n')).toMatchInlineSnapshot(`
    "content/business.ts: rating: month is April 2027, which is in the future: enter the right month
    content/prices.ts: lastChanged is 1 April 2027, which is in the future: enter the day of your last change, or wait until then to publish
    content/reviews.ts: row 2 (Mrs Y.): month is April 2027, which is in the future: enter the right month"
  `);
  expect(blockers({ rating }, dated, '2027-04-01')).toEqual([]);
});

it.each([
  ['the folder of a repository', 'https://ann.github.io/website', true],
  ["the repository of the owner's name", 'https://ann.github.io', false],
  ['a domain', 'http://www.marsh-cleaning.co.uk', false],
  ['another host', '', false],
])('whether a workflow on GitHub refuses a release for %s: %s', (_, address, isRefused) => {
  vi.stubEnv('PAGES_ADDRESS', address);
  vi.stubEnv('GITHUB_REPOSITORY_OWNER', 'Ann');
  const refusal =
    'content/business.ts: siteAddress is "https://www.marsh-cleaning.co.uk", but GitHub would publish the site at https://ann.github.io/website, where links between its pages break: enter a domain of your own in the repository\'s settings, under Pages, or name the repository ann.github.io';
  expect(blockers()).toEqual(isRefused ? [refusal] : []);
});
