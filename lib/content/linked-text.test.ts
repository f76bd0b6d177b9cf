import { expect, it } from 'vitest';
import { readableText, textParts } from './linked-text';

it.each([
  ['No links.', [{ text: 'No links.' }]],
  [
    'See [our prices](/prices).',
    [{ text: 'See ' }, { text: 'our prices', href: '/prices' }, { text: '.' }],
  ],
  [
    '[One](https://a.uk)[two](/faq#rain)',
    [
      { text: 'One', href: 'https://a.uk' },
      { text: 'two', href: '/faq#rain' },
    ],
  ],
  ['[Ladder](https://a.uk/L_(tool))', [{ text: 'Ladder', href: 'https://a.uk/L_(tool)' }]],
  ['Small houses [terraced] (on request)', [{ text: 'Small houses [terraced] (on request)' }]],
])('%s', (text, parts) => {
  expect(textParts(text)).toEqual(parts);
});

it('a text with links reads without their addresses', () => {
  expect(readableText('See [our prices](/prices), or [ask](/contact).')).toBe(
    'See our prices, or ask.',
  );
});
