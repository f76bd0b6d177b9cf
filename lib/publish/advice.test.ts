import { expect, it } from 'vitest';
import { printProblem } from '../content/problem';
import type { Content } from '../content/read-content';
import { business } from '../testing/example-content/business';
import { pages } from '../testing/example-content/pages';
import { photos } from '../testing/example-content/photos';
import { priceGuide } from '../testing/example-content/prices';
import { questions } from '../testing/example-content/questions';
import { services } from '../testing/example-content/services';
import { advice } from './advice';

const example: Content = { business, pages, photos, priceGuide, questions, services };

/** What is advised after a change, and was not before. */
function advised(change: Partial<Content>): string[] {
  const [before, after] = [example, { ...example, ...change }].map((content) =>
    advice(content).map(printProblem),
  );
  return after!.filter((sentence) => !before!.includes(sentence));
}

it('the example has illustrations, and houses whose gutters are on request', () => {
  expect(advice(example).map(printProblem)).toEqual([
    'content/photos.ts: these pictures are still illustrations; photos of your own work would be trusted more: house.jpg, conservatory.webp, fascia.jpg, restoration.jpg',
    'content/prices.ts: additionalServices: no row is for these houses, so that their gutters are on request; add them to the houses of a row if they have a price: Semi Detached 2 Bed, Detached 6 Bed',
  ]);
});

it('a picture that no page shows is named', () => {
  const spare = { file: 'spare.jpg', alt: 'A spare picture.', illustration: false };
  expect(advised({ photos: [...photos, spare] })).toEqual([
    'content/photos.ts: no page shows these pictures; name each in a row of content/services.ts, or remove its row: spare.jpg',
  ]);
});

it('a description of a picture in a word is named', () => {
  expect(advised({ photos: photos.with(0, { ...photos[0]!, alt: 'House' }) })).toEqual([
    'content/photos.ts: row 1 (house.jpg): alt is short: say what is to be seen, for people who cannot see it',
  ]);
});

it.each([
  [5, 0],
  [6, 1],
])('%i further houses bring %i lines about a second sheet', (count, lines) => {
  const more = Array.from({ length: count }, (_, index) => ({
    ...priceGuide.detached[0]!,
    property: `Cottage ${index}`,
  }));
  const guide = { ...priceGuide, detached: [...priceGuide.detached, ...more] };
  const sheets = advised({ priceGuide: guide }).filter((line) => line.includes('sheets'));
  expect(sheets).toHaveLength(lines);
});

it('words for search engines that are short or the same are named', () => {
  const { title, description } = pages.services;
  const faq = { ...pages.faq, title, description };
  const prices = { ...pages.prices, description: 'Our prices.' };
  expect(advised({ pages: { ...pages, faq, prices } })).toEqual([
    'content/pages.ts: prices: description is short: search engines show about 150 characters',
    'content/pages.ts: faq: title is the same as that of services: in search results the pages look alike',
    'content/pages.ts: faq: description is the same as that of services: in search results the pages look alike',
  ]);
});

it('a removed service is named wherever a text still speaks of it', () => {
  const left = services.filter(({ id }) => id !== 'fascia-and-soffit-cleaning');
  expect(advised({ services: left })).toEqual([
    'content/photos.ts: no page shows these pictures; name each in a row of content/services.ts, or remove its row: fascia.jpg',
    'content/pages.ts: about: servicesOrder names fascia-and-soffit-cleaning, which is not offered: remove it or correct it',
    'content/pages.ts: about: description says “fascias”, which no service in content/services.ts does: is it still true?',
    'content/pages.ts: about: description says “soffits”, which no service in content/services.ts does: is it still true?',
    'content/pages.ts: prices: description says “fascias”, which no service in content/services.ts does: is it still true?',
    'content/pages.ts: prices: description says “soffits”, which no service in content/services.ts does: is it still true?',
  ]);
});

it('the name that the site came with is found in texts of another business', () => {
  const faq = { ...pages.faq, lead: 'Ask Exterior Property Cleaning.' };
  expect(advised({ pages: { ...pages, faq } })).toEqual([
    'content/pages.ts: faq: lead says “Exterior Property Cleaning”, the name that the site came with; yours is Hill & Daughter',
  ]);
  const name = 'Exterior Property Cleaning';
  expect(advised({ pages: { ...pages, faq }, business: { ...business, name } })).toEqual([]);
});
