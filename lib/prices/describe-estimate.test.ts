import { expect, test } from 'vitest';
import { priceGuide } from '../testing/example-content/prices';
import { plainEstimate, type Estimate } from './estimate';
import { describeEstimate } from './describe-estimate';

const plain = plainEstimate(priceGuide);
const example = { ...plain, extension: true, conservatory: true };
const words = (estimate: Estimate) => describeEstimate(priceGuide, estimate);

test('an estimate is described in plain sentences with its sum', () => {
  expect(words(example)).toEqual([
    'Window cleaning: Semi Detached 3 Bed, every 8 weeks, with extension and conservatory. Guide price £25 per clean (£18 + £2 + £5).',
  ]);
});

test('a price without extras has no sum', () => {
  expect(words({ ...plain, frequency: 'fourWeeks' })).toEqual([
    'Window cleaning: Semi Detached 3 Bed, every 4 weeks. Guide price £12 per clean.',
  ]);
});

test('every occasional service has its own sentence', () => {
  expect(
    words({ ...plain, windowsInside: true, gutters: 'gutterClearing', roofPanels: 11 }).slice(1),
  ).toEqual([
    'Windows cleaned inside, £12 × 2: guide price £24.',
    'Gutter clearing, house only: guide price £60.',
    'Conservatory roof, 11 panels × £5: guide price £55.',
  ]);
});

test.each([
  [1, '1 panel, minimum charge: guide price £50.'],
  [9, '9 panels, minimum charge: guide price £50.'],
  [10, '10 panels × £5: guide price £50.'],
])('a roof of %i panels: %s', (roofPanels, sentence) => {
  expect(words({ ...example, roofPanels })[1]).toBe(`Conservatory roof, ${sentence}`);
});

test('what the guide has no price for is on request', () => {
  const terraced = { ...example, house: 'terraced', windowsInside: true };
  expect(words({ ...terraced, gutters: 'gutterFasciaSoffits' })).toEqual([
    'Window cleaning: Terraced, every 8 weeks, with extension and conservatory. Price on request.',
    'Windows cleaned inside: price on request.',
    'Gutter, fascia & soffits, with extension or conservatory: guide price £70.',
  ]);
  expect(words({ ...plain, house: 'semi-detached-2-bed', gutters: 'gutterClearing' })[1]).toBe(
    'Gutter clearing: price on request.',
  );
});
