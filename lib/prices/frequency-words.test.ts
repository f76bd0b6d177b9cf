import { expect, test } from 'vitest';
import { frequencyLegend, frequencyChoice } from './frequency-words';

test.each([
  ['4 weeks', '4-weekly'],
  ['6–7 weeks', '6–7-weekly'],
  ['month', 'Monthly'],
  ['2 years', 'Every 2 years'],
  ['other day', 'Every other day'],
  ['once', 'One-off'],
])('a clean “every %s” is offered as: Windows cleaned %s', (every, choice) => {
  const often = { id: 'often', every };
  const isOnce = every === 'once';
  expect(frequencyLegend([often])).toBe(isOnce ? 'Windows cleaned' : 'Windows cleaned every');
  expect([frequencyChoice(often, false), frequencyChoice(often, true)]).toEqual([choice, every]);
});
