import { expect, test } from 'vitest';
import { frequencyChoice, frequencyHead, frequencyLegend, frequencyPrice } from './frequency-words';

test.each([
  ['4 weeks', '4-week', '4-weekly', 'the 4-weekly price'],
  ['6–7 weeks', '6–7-week', '6–7-weekly', 'the 6–7-weekly price'],
  ['four weeks', 'Four-week', 'Four-weekly', 'the four-weekly price'],
  ['couple of weeks', ...same('Every couple of weeks'), 'the every-couple-of-weeks price'],
  ['2 years', '2-year', 'Every 2 years', 'the every-2-years price'],
  ['day', ...same('Daily'), 'the daily price'],
  ['other day', ...same('Every other day'), 'the every-other-day price'],
  ['month', ...same('Monthly'), 'the monthly price'],
  ['once', ...same('One-off'), 'the one-off price'],
])('a clean “every %s” heads a column as “%s”, is chosen as “%s”, and costs %s', (...row) => {
  const [every, head, choice, price] = row;
  const often = { id: 'often', every };
  const isOnce = every === 'once';
  expect(frequencyLegend([often])).toBe(isOnce ? 'Windows cleaned' : 'Windows cleaned every');
  expect(frequencyChoice(often, true)).toBe(every);
  expect([frequencyHead(often), frequencyChoice(often, false)]).toEqual([head, choice]);
  expect(frequencyPrice(often)).toBe(price);
});

function same(words: string): [head: string, choice: string] {
  return [words, words];
}
