import { expect, test } from 'vitest';
import { slug } from './slug';

test.each([
  ['Semi Detached 3 Bed', 'semi-detached-3-bed'],
  ['Am faigh mi prìs?', 'am-faigh-mi-pris'],
  ['3 Bed Tŷ Pâr', '3-bed-ty-par'],
  ['2-Bed', '2-bed'],
  ['Ŵ!', 'w'],
  ['?!', ''],
])('the id made from %s is %s', (name, id) => {
  expect(slug(name)).toBe(id);
});
