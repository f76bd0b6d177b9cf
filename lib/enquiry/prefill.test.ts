import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEstimateQuery } from '../prices/estimate-query';
import { frequency } from '../prices/parameters';
import { priceGuide, services } from '../testing/sample';
import { enquiryTopics, prefillFrom, withPrefill } from './prefill';

const topics = enquiryTopics(services, priceGuide);
const prefill = (search: string) => prefillFrom(readEstimateQuery(search, priceGuide), topics);

test('a message combines an estimate with another topic, and repeats nothing', () => {
  expect(prefill('?extra=windows-inside&about=gutter-clearing')?.split('\n')).toEqual([
    'I’d like to ask about:',
    'Windows cleaned inside: from £22.',
    'I’d also like to ask about: Gutter clearing with vacuum.',
  ]);
  expect(prefill('?extra=windows-inside&about=windows-inside')?.split('\n')).toEqual([
    'I’d like to ask about:',
    'Windows cleaned inside: from £22.',
  ]);
  expect(prefill('?about=gutter-cleaning')).toBe(
    'I’d like to ask about: Gutter & Soffit Cleaning.',
  );
});

test.each(['', '?about=constructor'])('"%s" leaves the message as it is', (search) => {
  expect(prefill(search)).toBeUndefined();
});

test.each([
  `?${frequency}=fourWeeks`,
  `?${frequency}=none&home=3-bed-detached`,
  '?extra=',
  '?home=castle&extra=gutter-clearing',
])('the empty or outdated estimate of "%s" adds no words', (search) => {
  expect(prefill(search)).toBe('');
  expect(prefill(`${search}&about=gutter-clearing`)).toMatch(/^I’d like to ask about/);
});

test('a URL cannot put its own words into the message', () => {
  const field = fc.constantFrom(
    'about',
    'home',
    frequency,
    'has',
    'extra',
    'extra.conservatory-roof',
  );
  // A number would be a count.
  const words = fc.string({ minLength: 1 }).filter((text) => !/\d/.test(text));
  fc.assert(
    fc.property(fc.array(fc.tuple(field, words)), (pairs) => {
      expect(prefill(`?${new URLSearchParams(pairs)}`) ?? '').toBe('');
    }),
  );
});

test.each([
  ['an empty message', '', 'New.', '', 'New.'],
  ['a message that was typed', 'Hello\n\nthere', 'New.', '', 'New.\n\nHello\n\nthere'],
  ['an earlier prefill', 'Old.', 'New.', 'Old.', 'New.'],
  ['one amid what was typed', 'Hi,\n\nOld.\nOld.\n\nBye', 'New.', 'Old.', 'Hi,\n\nNew.\n\nBye'],
  ['an earlier prefill that was edited', 'Old, but not', 'New.', 'Old.', 'New.\n\nOld, but not'],
  ['one with an edited line', 'Old: £9\nOlder, today', '', 'Old: £9\nOlder', 'Older, today'],
  ['nothing after an earlier prefill', 'Old.\n\nHello\n\nthere', '', 'Old.', 'Hello\n\nthere'],
  ['the same prefill, edited since', 'Something else', 'New.', 'New.', 'Something else'],
])('prefilling %s keeps the visitor’s words', (_, message, prefill, earlier, result) => {
  expect(withPrefill(message, prefill, earlier)).toBe(result);
});
