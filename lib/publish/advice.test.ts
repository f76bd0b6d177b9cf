import { expect, it } from 'vitest';
import { printProblem } from '../content/problem';
import type { Content } from '../content/read-content';
import { business } from '../testing/example-content/business';
import { pages } from '../testing/example-content/pages';
import { photos } from '../testing/example-content/photos';
import { priceGuide } from '../testing/example-content/prices';
import { services } from '../testing/example-content/services';
import { example } from '../testing/full-content';
import { advice } from './advice';

/** The advice that a change adds. */
function advised(change: Partial<Content>, day?: string): string[] {
  const [before, after] = [example, { ...example, ...change }].map((content) =>
    advice(content, day).map(printProblem),
  );
  return after!.filter((sentence) => !before!.includes(sentence));
}

it('the example has illustrations, and houses whose gutters are on request', () => {
  expect(advice(example).map(printProblem)).toEqual([
    'content/photos.ts: these pictures are still illustrations; visitors trust photos of your own work more: house.jpg, conservatory.webp, fascia.jpg, restoration.jpg',
    'content/prices.ts: additionalServices: no row lists these houses, so their gutters are on request; if they have a price, add them to the houses of a row: Semi Detached 2 Bed, Detached 6 Bed',
  ]);
});

it('a picture that no page shows is pointed out', () => {
  const spare = { file: 'spare.jpg', alt: 'A spare picture.', illustration: false };
  expect(advised({ photos: [...photos, spare] })).toEqual([
    'content/photos.ts: no page shows these pictures; use them in content/services.ts or remove their rows: spare.jpg',
  ]);
});

it('a one-word description of a picture is pointed out', () => {
  expect(advised({ photos: photos.with(0, { ...photos[0]!, alt: 'House' }) })).toEqual([
    'content/photos.ts: row 1 (house.jpg): alt is short: describe the picture for people who cannot see it',
  ]);
});

it.each([
  [5, 0],
  [6, 1],
])('with %i more houses, %i lines warn of a second printed sheet', (count, lines) => {
  const more = Array.from({ length: count }, (_, index) => ({
    ...priceGuide.detached[0]!,
    property: `Cottage ${index}`,
  }));
  const guide = { ...priceGuide, detached: [...priceGuide.detached, ...more] };
  const sheets = advised({ priceGuide: guide }).filter((line) => line.includes('sheets'));
  expect(sheets).toHaveLength(lines);
});

it('titles and descriptions that are short or repeated are pointed out', () => {
  const { title, description } = pages.services;
  const faq = { ...pages.faq, title, description };
  const prices = { ...pages.prices, description: 'Our prices.' };
  expect(advised({ pages: { ...pages, faq, prices } })).toEqual([
    'content/pages.ts: prices: description is short: search engines show about 150 characters',
    'content/pages.ts: faq: title is the same as that of services: search results would show two pages that look alike',
    'content/pages.ts: faq: description is the same as that of services: search results would show two pages that look alike',
  ]);
});

it('texts that still mention a removed service are listed', () => {
  const left = services.filter(({ id }) => id !== 'fascia-and-soffit-cleaning');
  expect(advised({ services: left })).toEqual([
    'content/photos.ts: no page shows these pictures; use them in content/services.ts or remove their rows: fascia.jpg',
    'content/pages.ts: about: servicesOrder has fascia-and-soffit-cleaning, which is no service: remove it or write one of traditional-window-cleaning, water-fed-pole-window-cleaning, conservatory-cleaning, gutter-cleaning, window-restoration-cleans, first-clean',
    'content/pages.ts: about: description mentions “fascias”, which no service in content/services.ts offers: is it still true?',
    'content/pages.ts: about: description mentions “soffits”, which no service in content/services.ts offers: is it still true?',
    'content/pages.ts: prices: description mentions “fascias”, which no service in content/services.ts offers: is it still true?',
    'content/pages.ts: prices: description mentions “soffits”, which no service in content/services.ts offers: is it still true?',
  ]);
});

it('texts that still have the name that the site came with are listed', () => {
  const faq = { ...pages.faq, lead: 'Ask Exterior Property Cleaning.' };
  expect(advised({ pages: { ...pages, faq } })).toEqual([
    'content/pages.ts: faq: lead mentions “Exterior Property Cleaning”, the name that the site came with; yours is Hill & Daughter',
  ]);
  const name = 'Exterior Property Cleaning';
  expect(advised({ pages: { ...pages, faq }, business: { ...business, name } })).toEqual([]);
});

it('a notice that is over is pointed out from the day after its last', () => {
  const notice = { text: 'We are away.', firstDay: '2026-12-20', lastDay: '2027-01-02' };
  const changed = { business: { ...business, notice } };
  expect(advised(changed, '2027-01-02')).toEqual([]);
  expect(advised(changed, '2027-01-03')).toEqual([
    'content/business.ts: notice is not shown any more, since 2 January 2027 has passed: remove it',
  ]);
});

it.each([
  ['2027-02-28', 0],
  ['2027-03-01', 1],
  ['2027-03-31', 1],
  ['2027-04-01', 0],
])('on %s, %i lines say that insurance until 31 March will expire', (day, lines) => {
  const insurance = { insurer: 'Example', cover: '£1 million', validUntil: '2027-03-31' };
  expect(advised({ business: { ...business, insurance } }, day)).toEqual(
    Array(lines).fill(
      'content/business.ts: insurance: validUntil is 31 March 2027: from the day after, the site cannot be published until you put in the new date',
    ),
  );
});
