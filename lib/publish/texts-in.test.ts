import { expect, test } from 'vitest';
import { splitAtLinks } from '../content/linked-text';
import { textsIn } from './texts-in';

test('texts and links are found wherever they stand', () => {
  const content = {
    business: {
      phone: { national: '01947 820345', international: '+441947820345' },
      promises: ['No contract', splitAtLinks('See our [terms](/terms)')],
    },
  };
  const at = (...path: PropertyKey[]) => ({ path: ['business', ...path] });
  expect(textsIn(content)).toEqual([
    { text: '01947 820345', ...at('phone') },
    { text: 'No contract', ...at('promises', 0) },
    { text: 'See our ', ...at('promises', 1) },
    { text: 'terms', href: '/terms', ...at('promises', 1) },
  ]);
});
