import { expect, test } from 'vitest';
import { pluralOf } from './plural';

test.each([
  ['m²', 'm²'],
  ['sq m', 'sq m'],
  ['square foot', 'square feet'],
  ['square feet', 'square feet'],
  ['balcony', 'balconies'],
  ['storey', 'storeys'],
  ['patch', 'patches'],
  ['footpath', 'footpaths'],
  ['polycarbonate panel', 'polycarbonate panels'],
  ['panels', 'panels'],
  ['metre²', 'metre²'],
])('of each %s, visitors say how many %s', (unit, several) => {
  expect(pluralOf(unit)).toBe(several);
});
