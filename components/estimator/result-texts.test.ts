import { expect, test } from 'vitest';
import { priceGuide } from '../../lib/testing/example-content/prices';
import { plainEstimate } from '../../lib/prices/estimate';
import { resultTexts } from './result-texts';

const plain = plainEstimate(priceGuide);

test('every line of a plain house has its price, chosen or not', () => {
  expect(resultTexts(priceGuide, plain)).toEqual({
    house: 'Semi Detached 3 Bed',
    clean: '£18',
    fourWeeks: '£12',
    eightWeeks: '£18',
    extension: '+£2',
    conservatory: '+£5',
    windowsInside: '£24',
    gutterClearing: '£60',
    gutterFasciaSoffits: '£70',
    conservatoryRoof: '–',
    sentences: 'Window cleaning: Semi Detached 3 Bed, every 8 weeks. Guide price £18 per clean.',
  });
});

test('what the guide has no price for is on request', () => {
  const terraced = { ...plain, house: 'terraced', extension: true, roofPanels: 2 };
  expect(resultTexts(priceGuide, terraced)).toMatchObject({
    house: 'Terraced',
    clean: 'on request',
    fourWeeks: 'on request',
    eightWeeks: 'on request',
    extension: 'on request',
    conservatory: 'on request',
    windowsInside: 'on request',
    gutterClearing: '£70',
    conservatoryRoof: '£50',
  });
  expect(resultTexts(priceGuide, { ...plain, house: 'semi-detached-2-bed' })).toMatchObject({
    clean: '£17',
    gutterClearing: 'on request',
    gutterFasciaSoffits: 'on request',
  });
});
