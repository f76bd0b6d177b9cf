import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceGuide } from '../testing/example-content/prices';
import { openingMessage, openWith } from './prefill';
import { enquiryTopics } from './topics';

const services = [
  { id: 'gutter-cleaning', title: 'Gutter Cleaning' },
  { id: 'fascia-and-soffit-cleaning', title: 'Fascia & Soffit Cleaning' },
];
const topics = enquiryTopics(services, priceGuide);
const opening = (search: string) => openingMessage(search, { guide: priceGuide, topics });

test('an estimate opens the message with the choice and the sum', () => {
  expect(
    opening('?house=detached-4-bed&frequency=fourWeeks&extension=yes&gutters=none&roofPanels=8'),
  ).toBe(
    [
      'I would like to ask for this:',
      'Window cleaning: Detached 4 Bed, every 4 weeks, with extension. Guide price £17 per clean (£15 + £2).',
      'Conservatory roof, 8 panels, minimum charge: guide price £50.',
    ].join('\n'),
  );
});

test.each([
  ['gutter-cleaning', 'Gutter Cleaning'],
  ['fascia-and-soffit-cleaning', 'Fascia & Soffit Cleaning'],
  ['semi-detached-3-bed', 'window cleaning (Semi Detached 3 Bed)'],
  ['terraced', 'gutters, fascia & soffits (Terraced)'],
  ['3-4-bed-semi', 'gutters, fascia & soffits (3/4 Bed Semi)'],
  ['windows-cleaned-inside', 'windows cleaned inside'],
  ['conservatory-roof', 'cleaning a conservatory roof'],
])('?about=%s opens the message with %s', (id, name) => {
  expect(opening(`?about=${id}`)).toBe(`I would like to ask about ${name}.`);
});

test('every service and every row of the guide is a topic', () => {
  expect(Object.keys(topics)).toHaveLength(services.length + 7 + 4 + 2);
});

test.each([
  '',
  '?',
  '?about=',
  '?about=free-money',
  '?about=constructor',
  '?about=__proto__',
  '?about=gutter-cleaning&about=terraced',
  '?house=detached-4-bed&frequency=daily',
  '?message=hello',
])('"%s" opens nothing', (search) => {
  expect(opening(search)).toBeUndefined();
});

test('no address puts its own words into the message', () => {
  const field = fc.constantFrom('about', 'house', 'frequency', 'gutters', 'message');
  fc.assert(
    fc.property(fc.array(fc.tuple(field, fc.string({ minLength: 1 }))), (pairs) => {
      expect(opening(`?${new URLSearchParams(pairs)}`)).toBeUndefined();
    }),
  );
});

test.each([
  ['an empty message', '', 'New.', '', 'New.'],
  ['a message that was typed', 'Hello', 'New.', '', 'New.\n\nHello'],
  ['an earlier opening', 'Old.', 'New.', 'Old.', 'New.'],
  ['an earlier opening with more typed', 'Old.\n\nHello', 'New.', 'Old.', 'New.\n\nHello'],
  ['an earlier opening that was edited', 'Old, but not', 'New.', 'Old.', 'New.\n\nOld, but not'],
  ['the same opening, edited since', 'Something else', 'New.', 'New.', 'Something else'],
  ['a message without any opening', 'Hello', '', '', 'Hello'],
])('opening %s keeps what was written', (_, message, opening, earlier, result) => {
  expect(openWith(message, opening, earlier)).toBe(result);
});
