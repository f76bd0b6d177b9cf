import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceGuide } from '../testing/example-content/prices';
import { prefillFrom, withPrefill } from './prefill';
import { enquiryTopics } from './topics';

const services = [
  { id: 'gutter-cleaning', title: 'Gutter Cleaning' },
  { id: 'fascia-and-soffit-cleaning', title: 'Fascia & Soffit Cleaning' },
];
const topics = enquiryTopics(services, priceGuide);
const prefill = (search: string) => prefillFrom(search, { guide: priceGuide, topics });

test('an estimate prefills the message with the choice and the sum', () => {
  expect(
    prefill('?house=detached-4-bed&frequency=fourWeeks&extension=yes&gutters=none&roofPanels=8'),
  ).toBe(
    [
      'I am interested in:',
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
])('?about=%s prefills the message with %s', (id, name) => {
  expect(prefill(`?about=${id}`)).toBe(`I would like to ask about ${name}.`);
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
])('"%s" prefills nothing', (search) => {
  expect(prefill(search)).toBeUndefined();
});

test('no address puts its own words into the message', () => {
  const field = fc.constantFrom('about', 'house', 'frequency', 'gutters', 'message');
  fc.assert(
    fc.property(fc.array(fc.tuple(field, fc.string({ minLength: 1 }))), (pairs) => {
      expect(prefill(`?${new URLSearchParams(pairs)}`)).toBeUndefined();
    }),
  );
});

test.each([
  ['an empty message', '', 'New.', '', 'New.'],
  ['a message that was typed', 'Hello', 'New.', '', 'New.\n\nHello'],
  ['an earlier prefill', 'Old.', 'New.', 'Old.', 'New.'],
  ['an earlier prefill with more typed', 'Old.\n\nHello', 'New.', 'Old.', 'New.\n\nHello'],
  ['an earlier prefill that was edited', 'Old, but not', 'New.', 'Old.', 'New.\n\nOld, but not'],
  ['the same prefill, edited since', 'Something else', 'New.', 'New.', 'Something else'],
  ['a message without any prefill', 'Hello', '', '', 'Hello'],
])('prefilling %s keeps what was written', (_, message, prefill, earlier, result) => {
  expect(withPrefill(message, prefill, earlier)).toBe(result);
});
