import { expect, test } from 'vitest';
import { cleanedWords, frequencyChoice } from './how-often';

test.each([
  [['4 weeks', 'month', 'year'], 'Windows cleaned every', ['4 weeks', 'month', 'year']],
  [
    ['4 weeks', 'month', '2 years', 'other day', 'once'],
    'Windows cleaned',
    ['4-weekly', 'Monthly', 'Every 2 years', 'Every other day', 'One-off'],
  ],
])('of a clean every %j, visitors choose: %s %j', (every, label, choices) => {
  const frequencies = every.map((words, index) => ({ id: `often${index}`, every: words }));
  expect(cleanedWords(frequencies)).toBe(label);
  expect(frequencies.map((one) => frequencyChoice(one, frequencies))).toEqual(choices);
});
