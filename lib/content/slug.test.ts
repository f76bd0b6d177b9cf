import { expect, test } from 'vitest';
import { slug } from './slug';

test.each([
  ['Semi Detached 3 Bed', 'semi-detached-3-bed'],
  ['3/4 Bed Semi', '3-4-bed-semi'],
  ['(Terraced)', 'terraced'],
  ['Gutter, fascia & soffits', 'gutter-fascia-soffits'],
])('%s becomes %s in an address', (name, id) => {
  expect(slug(name)).toBe(id);
});
