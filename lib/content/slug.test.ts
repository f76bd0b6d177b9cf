import { expect, test } from 'vitest';
import { slugAmong } from './slug';

test.each([
  ['Tîr', ['Tîr', 'Tên'], 't-r'],
  ['Tîr', ['Tîr', 'Tŵr'], 'tir'],
  ['Tŵr', ['Tîr', 'Tŵr'], 'twr'],
  ['Ŵ', ['Ŵ'], 'w'],
  ['3 Bed Tŷ Pâr', ['3 Bed Tŷ Pâr', '3 Bed Tŷ Pêr'], '3-bed-ty-par'],
  ['2 Bed', ['2 Bed', '2-Bed'], '2-bed'],
])('the address of %s among %j is %s', (name, names, address) => {
  expect(slugAmong(name, names)).toBe(address);
});
