import { expect, test } from 'vitest';
import { problemsWith } from '../testing/example';

const dull = { id: 'dull-glass', title: 'Dull Glass', price: 'on request' };
const service = (fields: object) => ({ services: [{ ...dull, ...fields }] });

test.each([
  {
    write: service({ title: 'conservatory roof', price: { each: 6, unit: 'panel' } }),
    says: 'row 1 (dull-glass): title is "conservatory roof", the name of an extra in content/prices.ts too: choose another, or write the id of that extra as its price',
  },
  {
    write: service({ title: '🪟' }),
    says: 'row 1 (dull-glass): title must be a name with a letter or a digit in it, not "🪟"',
  },
])('of services, $says', ({ write, says }) => {
  expect(problemsWith(write)).toEqual([`content/services.ts: ${says}`]);
});

test('a service may have the name of the extra whose price it has', () => {
  const same = service({ title: 'Conservatory roof', price: 'conservatory-roof' });
  expect(problemsWith(same)).toEqual([]);
});
