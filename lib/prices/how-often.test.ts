import { expect, test } from 'vitest';
import { cleanedWords, frequencyChoice } from './how-often';

test.each([
  ['4 weeks', '4-weekly'],
  ['6–7 weeks', '6–7-weekly'],
  ['month', 'Monthly'],
  ['2 years', 'Every 2 years'],
  ['other day', 'Every other day'],
  ['once', 'One-off'],
])('of a clean “every %s”, visitors choose: Windows cleaned %s', (every, choice) => {
  const often = { id: 'often', every };
  const isOnce = every === 'once';
  expect(cleanedWords([often])).toBe(isOnce ? 'Windows cleaned' : 'Windows cleaned every');
  expect([frequencyChoice(often, false), frequencyChoice(often, true)]).toEqual([choice, every]);
});
